/** The words that the stories in other languages show. */
export const german = {
  period: {
    clear: 'Leeren',
    selected: '{count} ausgewählt',
    week: 'KW{week}',
    weekName: 'Kalenderwoche {week}, {month}',
    wholeMonth: 'Ganzer Monat, {month}',
    weeksOf: '{count} von {total}',
    monthWeeks: { one: '{month}: {count} Woche ausgewählt', other: '{month}: {count} Wochen ausgewählt' },
    more: 'und {count} weitere',
    search: 'Wochen und Monate suchen',
    weekHint: 'Umschalttaste halten für einen Bereich. Eine Woche gehört zum Monat ihres Donnerstags.',
  },
}
/** In Polish, which counts in four ways. */
export const polish = {
  period: {
    clear: 'Wyczyść',
    selected: 'Wybrano: {count}',
    week: 'T{week}',
    weekName: 'Tydzień {week}, {month}',
    weeksOf: '{count} z {total}',
    monthWeeks: {
      one: '{month}: wybrano {count} tydzień',
      few: '{month}: wybrano {count} tygodnie',
      many: '{month}: wybrano {count} tygodni',
      other: '{month}: wybrano {count} tygodnia',
    },
    search: 'Szukaj tygodni i miesięcy',
    weekHint: 'Przytrzymaj Shift, aby wybrać zakres.',
  },
}
