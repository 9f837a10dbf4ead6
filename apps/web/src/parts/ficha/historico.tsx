// Who changed what, when: before → after, with the reason.
import { Card, Skeleton, Text, Timeline, Title, Tooltip } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { relogio } from '../../core/relogio.ts'
import './ficha.css'

export type EntidadeComHistorico =
  | 'hotsite'
  | 'usuario'
  | 'cliente'
  | 'comitente'
  | 'leiloeiro'
  | 'patio'
  | 'veiculo'
  | 'leilao'
  | 'lote'
  | 'venda'
  | 'pagamento'
  | 'habilitacao'
  | 'importacao'

/** The query key of a record's history: invalidate it after a change. */
export const chaveDoHistorico = (entidade: EntidadeComHistorico, uid: string): readonly string[] => [
  'historico',
  entidade,
  uid,
]

export function Historico({ entidade, uid }: { entidade: EntidadeComHistorico; uid: string }) {
  const { data, isPending } = useQuery({
    queryKey: chaveDoHistorico(entidade, uid),
    queryFn: () => chamar('GET /v1/retaguarda/historico/:entidade/:uid', { params: { entidade, uid } }),
  })
  return (
    <Card withBorder component="aside" aria-label="Histórico" className="ficha-historico" tabIndex={0}>
      <Title order={2} size="h5" mb="sm">
        Histórico
      </Title>
      {isPending && <Skeleton height={160} />}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nenhuma mudança registrada.
        </Text>
      )}
      <Timeline bulletSize={12} lineWidth={1}>
        {data?.map((r) => (
          <Timeline.Item
            key={r.id}
            title={
              <Text size="sm" fw={600}>
                {separar(r.acao)}
              </Text>
            }
          >
            <Tooltip label={formatarDataHora(Date.parse(r.quando))}>
              <Text size="xs" c="dimmed" component="time" dateTime={r.quando}>
                {r.usuario ?? 'Sistema'} · {tempoRelativo(Date.parse(r.quando), relogio.agora())}
              </Text>
            </Tooltip>
            {mudancas(r.antes, r.depois).map(([campo, antes, depois]) => (
              <Text key={campo} size="xs" style={{ overflowWrap: 'anywhere' }}>
                <b>{separar(campo)}</b>: {antes !== '' && <s>{antes}</s>} {antes !== '' && '→ '}
                {depois}
              </Text>
            ))}
            {r.motivo && (
              <Text size="xs" fs="italic">
                “{r.motivo}”
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  )
}

/** `valorComitente` → "Valor comitente", `leiloeiroConfirmadoAt` → "Leiloeiro confirmado em" */
export function separar(nome: string): string {
  const t = nome
    .replace(/At$/, 'Em')
    .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('_', ' ')
  return t.charAt(0).toUpperCase() + t.slice(1)
}

function mudancas(
  antes: Record<string, unknown> | null,
  depois: Record<string, unknown> | null,
): [string, string, string][] {
  const campos = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])
  return [...campos].map((c) => [c, ...compararEmPalavras(antes?.[c], depois?.[c])])
}

/** Before and after in words. Of two lists, what they share is left out: a person looks for what came and went. */
export function compararEmPalavras(antes: unknown, depois: unknown): [string, string] {
  if (!Array.isArray(antes) || !Array.isArray(depois)) return [emPalavras(antes), emPalavras(depois)]
  const [a, d] = [antes, depois].map((lista) => lista.map(emPalavras)) as [string[], string[]]
  const sairam = a.filter((item) => !d.includes(item))
  const entraram = d.filter((item) => !a.includes(item))
  if (sairam.length === 0 && entraram.length === 0) return ['', 'outra ordem']
  return [sairam.join('; '), entraram.join('; ')]
}

const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function emPalavras(v: unknown): string {
  if (v === null || v === undefined) return ''
  if (typeof v === 'boolean') return v ? 'sim' : 'não'
  if (Array.isArray(v)) return v.map(emPalavras).join('; ')
  if (typeof v === 'string' && INSTANTE.test(v)) return formatarDataHora(Date.parse(v))
  if (typeof v !== 'object') return String(v)
  return Object.entries(v)
    .map(([campo, valor]) => `${separar(campo)}: ${emPalavras(valor)}`)
    .join(', ')
}
