/** As Microsoft Project writes a plan: the project itself as task 0, an empty line, minutes as they are, a resource, a field. */
export const fromProject = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Project xmlns="http://schemas.microsoft.com/project"><SaveVersion>14</SaveVersion><Name>Rollout.mpp</Name><Title>Rollout</Title>
<CalendarUID>1</CalendarUID><MinutesPerDay>480</MinutesPerDay>
<ExtendedAttributes><ExtendedAttribute><FieldID>188743731</FieldID><FieldName>Text1</FieldName><Alias>Cost centre</Alias></ExtendedAttribute></ExtendedAttributes>
<Calendars><Calendar><UID>1</UID><Name>Standard</Name><IsBaseCalendar>1</IsBaseCalendar><BaseCalendarUID>-1</BaseCalendarUID><WeekDays>
<WeekDay><DayType>1</DayType><DayWorking>0</DayWorking></WeekDay>
<WeekDay><DayType>2</DayType><DayWorking>1</DayWorking><WorkingTimes><WorkingTime><FromTime>08:00:00</FromTime><ToTime>12:00:00</ToTime></WorkingTime></WorkingTimes></WeekDay>
<WeekDay><DayType>3</DayType><DayWorking>1</DayWorking></WeekDay><WeekDay><DayType>7</DayType><DayWorking>0</DayWorking></WeekDay>
<WeekDay><DayType>0</DayType><DayWorking>0</DayWorking><TimePeriod><FromDate>2026-12-24T00:00:00</FromDate><ToDate>2026-12-25T23:59:00</ToDate></TimePeriod></WeekDay>
</WeekDays></Calendar></Calendars>
<Tasks>
<Task><UID>0</UID><ID>0</ID><Name>Rollout</Name><OutlineLevel>0</OutlineLevel><Summary>1</Summary></Task>
<Task><UID>1</UID><ID>1</ID><Name>Prepare &amp; check</Name><OutlineLevel>1</OutlineLevel><Start>2026-11-23T08:00:00</Start><Finish>2026-11-27T17:00:00</Finish><Duration>PT40H0M0S</Duration><DurationFormat>7</DurationFormat><Summary>1</Summary></Task>
<Task><UID>4</UID><ID>2</ID><Name>Scope</Name><OutlineLevel>2</OutlineLevel><Start>2026-11-23T08:00:00</Start><Finish>2026-11-25T12:00:00</Finish><Duration>PT20H0M0S</Duration><DurationFormat>7</DurationFormat><PercentComplete>40</PercentComplete><ActualStart>2026-11-23T08:00:00</ActualStart><ConstraintType>4</ConstraintType><ConstraintDate>2026-11-23T08:00:00</ConstraintDate><Notes>With both plants</Notes>
<Baseline><Number>0</Number><Start>2026-11-20T08:00:00</Start><Finish>2026-11-24T17:00:00</Finish></Baseline></Task>
<Task><UID>5</UID><ID>3</ID><IsNull>1</IsNull></Task>
<Task><UID>7</UID><ID>4</ID><Name>Approved</Name><OutlineLevel>2</OutlineLevel><Duration>PT0H0M0S</Duration><Milestone>1</Milestone><ConstraintType>6</ConstraintType><ConstraintDate>2026-11-27T17:00:00</ConstraintDate>
<PredecessorLink><PredecessorUID>4</PredecessorUID><Type>1</Type><CrossProject>0</CrossProject><LinkLag>4800</LinkLag><LagFormat>7</LagFormat></PredecessorLink>
<PredecessorLink><PredecessorUID>99</PredecessorUID><Type>1</Type></PredecessorLink></Task>
</Tasks>
<Resources><Resource><UID>0</UID></Resource><Resource><UID>1</UID><Name>Renata</Name></Resource></Resources>
</Project>`

/** As ProjectLibre writes one: another order of elements, lengths with days, levels with a gap, no title. */
export const fromProjectLibre = `<?xml version='1.0' encoding='UTF-8'?>
<ns:Project xmlns:ns="http://schemas.microsoft.com/project">
  <ns:Name>plan</ns:Name>
  <ns:Tasks>
    <ns:Task><ns:Name>Build</ns:Name><ns:UID>10</ns:UID><ns:Active>1</ns:Active><ns:Duration>P2DT8H</ns:Duration><ns:DurationFormat>39</ns:DurationFormat></ns:Task>
    <ns:Task><ns:Name>Dry run</ns:Name><ns:UID>11</ns:UID><ns:OutlineLevel>3</ns:OutlineLevel><ns:Duration>PT16H0M0S</ns:Duration><ns:Start>2026-11-23 08:00</ns:Start><ns:Finish>2026-11-24 17:00</ns:Finish>
      <ns:PredecessorLink><ns:PredecessorUID>12</ns:PredecessorUID><ns:Type>3</ns:Type><ns:LinkLag>-4800</ns:LinkLag></ns:PredecessorLink></ns:Task>
    <ns:Task><ns:Name>Data</ns:Name><ns:UID>12</ns:UID><ns:OutlineLevel>1</ns:OutlineLevel><ns:Duration>PT48H0M0S</ns:Duration><ns:DurationFormat>8</ns:DurationFormat></ns:Task>
    <ns:Task><ns:Name>Dropped</ns:Name><ns:UID>13</ns:UID><ns:Active>0</ns:Active></ns:Task>
  </ns:Tasks>
</ns:Project>`
