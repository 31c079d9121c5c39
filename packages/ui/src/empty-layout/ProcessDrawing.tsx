/** A drawn process for the empty layout: decoration, hidden from screen readers. */
export const ProcessDrawing = () => (
  <svg className="emb-process-drawing" viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className="emb-process-drawing-flow"
      d="M-400 420H80M112 420h48M256 420h28M308 396v-94a24 24 0 0 1 24-24h48M308 444v94a24 24 0 0 0 24 24h48M484 278h76a24 24 0 0 1 24 24v90M484 562h76a24 24 0 0 0 24-24v-90M640 420h480"
    />
    <g className="emb-process-drawing-step">
      <circle cx="96" cy="420" r="16" />
      <rect x="160" y="392" width="96" height="56" rx="8" />
      <path d="m308 396 24 24-24 24-24-24z" />
      <rect x="380" y="250" width="104" height="56" rx="8" />
      <rect x="380" y="534" width="104" height="56" rx="8" />
    </g>
    <rect className="emb-process-drawing-goal" x="528" y="392" width="112" height="56" rx="8" />
    <path className="emb-process-drawing-text" d="M178 413h46M178 427h60M398 271h56M398 285h40M398 555h44M398 569h66" />
    <path className="emb-process-drawing-text emb-process-drawing-text-goal" d="M548 413h72M548 427h46" />
  </svg>
)
