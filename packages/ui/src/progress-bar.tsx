/** How far something is: an upload, a quota. Without a value it only says that work goes on. */
import './progress-bar.css'

export type ProgressBarProps = {
  readonly label: string
  /** 0 to `max`; leave out while unknown */
  readonly value?: number
  readonly max?: number
  /** at the end of the label: "3 de 8", "42%" */
  readonly valueText?: string
}

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const parte = value === undefined ? undefined : Math.max(0, Math.min(1, value / max))
  return (
    <div className="ui-progress">
      <p className="ui-progress__text">
        <span>{label}</span>
        {valueText && <span className="tabular">{valueText}</span>}
      </p>
      <div
        className="ui-progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        data-indeterminate={parte === undefined || undefined}
      >
        <span style={parte === undefined ? undefined : { width: `${parte * 100}%` }} />
      </div>
    </div>
  )
}
