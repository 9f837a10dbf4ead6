// A small line of the last minute: shape, not values.
const LARGURA = 120
const ALTURA = 28

export function Faisca({
  valores,
  rotulo,
}: {
  readonly valores: readonly number[]
  readonly rotulo: string
}) {
  const maximo = Math.max(1, ...valores)
  const passo = LARGURA / Math.max(1, valores.length - 1)
  const pontos = valores.map(
    (v, i) => `${(i * passo).toFixed(1)},${(ALTURA - 1 - (v / maximo) * (ALTURA - 2)).toFixed(1)}`,
  )
  return (
    <svg
      viewBox={`0 0 ${String(LARGURA)} ${String(ALTURA)}`}
      role="img"
      aria-label={`${rotulo}: no máximo ${maximo.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}`}
      width="100%"
      height={ALTURA}
      preserveAspectRatio="none"
    >
      <polyline
        points={pontos.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
