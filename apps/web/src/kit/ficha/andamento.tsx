// The one timeline of a record: who did what, when; the state it came to, the fields before → after, the reason. Acts and
// states are called as the record's declaration calls them.
import { Badge, Card, Skeleton, Text, Timeline, Title, Tooltip } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chamar } from '../../core/api.ts'
import { relogio } from '../../core/relogio.ts'
import './ficha.css'
import { juntarAtos } from './juntar-atos.ts'
import { PalavrasDoRegistro, usePalavras } from './palavras.ts'
import { type Palavras, palavrasDaEntidade } from '@martelo/contracts/core/palavras-do-historico.ts'

/** The records whose history the house may read, as the call names them. */
export type EntidadeComHistorico = EntradaDe<
  Calls['GET /v1/retaguarda/historico/:entidade/:uid']
>['params']['entidade']

/** The query key of a record's history: invalidate it after a change. */
export const chaveDoHistorico = (entidade: EntidadeComHistorico, uid: string): readonly string[] => [
  'historico',
  entidade,
  uid,
]

export function Andamento({ entidade, uid }: { entidade: EntidadeComHistorico; uid: string }) {
  const { data, isPending } = useQuery({
    queryKey: chaveDoHistorico(entidade, uid),
    queryFn: () => chamar('GET /v1/retaguarda/historico/:entidade/:uid', { params: { entidade, uid } }),
  })
  const palavras = useMemo(() => palavrasDaEntidade(entidade), [entidade])
  return (
    <Card withBorder component="aside" aria-label="Histórico" className="ficha-historico" tabIndex={0}>
      <Title order={2} size="h5" mb="sm">
        Histórico
      </Title>
      {isPending && <Skeleton height={160} />}
      {data && (
        <PalavrasDoRegistro value={palavras}>
          <ListaDeMudancas mudancas={data} />
        </PalavrasDoRegistro>
      )}
    </Card>
  )
}

/** One act of the history, as the calls answer it. */
export interface AtoDoHistorico {
  readonly id: number
  readonly quando: string
  readonly usuario: string | null
  readonly acao: string
  readonly antes: Campos
  readonly depois: Campos
  readonly motivo: string | null
}

export function ListaDeMudancas({ mudancas }: { mudancas: readonly AtoDoHistorico[] }) {
  const palavras = usePalavras()
  if (mudancas.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhuma mudança registrada.
      </Text>
    )
  return (
    <Timeline bulletSize={12} lineWidth={1}>
      {juntarAtos(mudancas).map(([r, ...outros]) => (
        <Timeline.Item
          key={r.id}
          title={
            <Text size="sm" fw={600}>
              {palavras.nomeDaAcao(r.acao)}
              {outros.length > 0 && ` (${outros.length + 1} vezes)`}
            </Text>
          }
        >
          <Estado p={palavras} antes={r.antes} depois={r.depois} />
          <Tooltip label={formatarDataHora(Date.parse(r.quando))}>
            <Text size="xs" c="dimmed" component="time" dateTime={r.quando}>
              {r.usuario ?? 'Sistema'} · {tempoRelativo(Date.parse(r.quando), relogio.agora())}
            </Text>
          </Tooltip>
          <Mudou ato={r} />
          {outros.length > 0 && (
            <Text size="xs" component="details">
              <summary>Ver cada uma</summary>
              {outros.map((o) => (
                <div key={o.id}>
                  {formatarDataHora(Date.parse(o.quando))}
                  <Mudou ato={o} />
                </div>
              ))}
            </Text>
          )}
          {r.motivo && (
            <Text size="xs" fs="italic">
              “{r.motivo}”
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}

/** Field by field, what was and what is. */
function Mudou({ ato }: { ato: AtoDoHistorico }) {
  const palavras = usePalavras()
  return mudancasEmPalavras(palavras, ato.antes, ato.depois).map(([campo, antes, depois]) => (
    <Text key={campo} size="xs" style={{ overflowWrap: 'anywhere' }}>
      <b>{palavras.nomeDoCampo(campo)}</b>: {antes !== '' && <s>{antes}</s>} {antes !== '' && '→ '}
      {depois === '' ? 'vazio' : depois}
    </Text>
  ))
}

type Campos = Record<string, unknown> | null

/** The state that the act led to, as a badge. */
function Estado({ p, antes, depois }: { p: Palavras; antes: Campos; depois: Campos }) {
  const [de, para] = p.comparar('situacao', antes?.['situacao'], depois?.['situacao'])
  if (para === '' || de === para) return null
  return (
    <Badge
      me="xs"
      size="sm"
      variant="light"
      color="gray"
      tt="none"
      title={de === '' ? undefined : `Antes: ${de}`}
    >
      {para}
    </Badge>
  )
}

/** What a person would call a change. Identifiers of other records say nothing to a reader, nor does what stayed as it was. */
function mudancasEmPalavras(p: Palavras, antes: Campos, depois: Campos): [string, string, string][] {
  const campos = new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])
  return [...campos]
    .filter((c) => c !== 'situacao')
    .map((c): [string, string, string] => [c, ...p.comparar(c, antes?.[c], depois?.[c])])
    .filter(([, a, d]) => !IDENTIFICADOR.test(a) && !IDENTIFICADOR.test(d) && a !== d)
}
const IDENTIFICADOR = /^[0-9a-f]{8}-[0-9a-f]{4}-|^[0-9a-f]{32,}$/
