// What a lot stands at, told to the house and to its consignor: what it was sold for, and the bid beside it where they differ.
import { formatarReais } from '@martelo/ui/reais.ts'
import { Text } from '@mantine/core'

interface Precos {
  /** centavos; null: no bid */
  readonly lance: number | null
  /** null: not sold */
  readonly vendido: number | null
}

/** What stands beside the price; null: the price is the bid, or there is none. */
const aoLado = ({ lance, vendido }: Precos): string | null =>
  vendido === null || lance === vendido
    ? null
    : `vendido${lance === null ? '' : `, lance ${formatarReais(lance)}`}`

export function precoDaCasa(p: Precos): string {
  const preco = p.vendido ?? p.lance
  if (preco === null) return '—'
  const lado = aoLado(p)
  return lado === null ? formatarReais(preco) : `${formatarReais(preco)} (${lado})`
}

export function PrecoDaCasa({ quantidade, forte, ...p }: Precos & { quantidade?: number; forte?: boolean }) {
  const preco = p.vendido ?? p.lance
  if (preco === null) return <>—</>
  const lado = aoLado(p)
  const lances = quantidade === undefined ? '' : ` (${quantidade})`
  return (
    <>
      <Text span inherit className="nao-quebra" fw={forte ? 700 : undefined}>
        {formatarReais(preco)}
        {lances}
      </Text>
      {lado !== null && (
        <Text size="xs" c="dimmed">
          {lado}
        </Text>
      )}
    </>
  )
}
