// The lots of an auction in the order of the cry: order by drag and by keyboard, release and the other actions one by
// one or for the marked ones, new ends, new lots from the stock or from a spreadsheet.
import { Alert, Button, Group, Menu, Paper, Stack, Text } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { encerraAntesDoInicio } from '@martelo/domain/leiloes/leilao.ts'
import { ACOES_DO_LOTE, EVENTOS_DA_CASA, type EventoDaCasa } from '@martelo/domain/lotes/acoes.ts'
import { IconChevronDown, IconClock, IconFileSpreadsheet, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { moverNaLista } from '../../../kit/ordenavel/usar-ordenavel.ts'
import { GavetaDoLote } from '../../../parts/lotes/gaveta-do-lote.tsx'
import { chaveDosLotes, type Leilao, type LoteDoLeilao } from './leilao-lido.ts'
import { ListaOrdenada } from './lista-ordenada.tsx'
import { RecalcularFins } from './recalcular-fins.tsx'
import { NovoLote } from './incluir-lote.tsx'
import { RepetirLotes } from './repetir-lotes.tsx'

export function AbaLotesDoLeilao({ a, refazer }: { a: Leilao; refazer: () => Promise<void> }) {
  const consultas = useQueryClient()
  const chave = chaveDosLotes(a.id)
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set())
  const [aberto, setAberto] = useState<string | null>(null)
  const [janela, setJanela] = useState<'lote' | 'fins' | 'outro' | null>(null)
  const {
    data: lotes,
    error,
    refetch,
  } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/leiloes/:id/lotes', { params: { id: a.id } }),
  })
  const ordenar = async (nova: LoteDoLeilao[]): Promise<void> => {
    consultas.setQueryData(chave, nova)
    try {
      await chamar('PUT /v1/leiloes/:id/lotes/ordem', {
        params: { id: a.id },
        body: { lelUids: nova.map((l) => l.uid), renumerar: false },
      })
    } catch (e) {
      avisarErro(e)
    }
    await refetch()
  }
  const transitar = async (uids: readonly string[], evento: EventoDaCasa, motivo: string): Promise<void> => {
    const r = await chamar('POST /v1/lote/transicao', { body: { lelUids: [...uids], evento, motivo } })
    const negados = r.lotes.filter((l) => !l.pode)
    if (r.feitos > 0)
      avisarSucesso(`${ACOES_DO_LOTE[evento].rotulo}: ${r.feitos === 1 ? '1 lote' : `${r.feitos} lotes`}`)
    if (negados.length > 0)
      avisarErro(
        new Error(
          negados
            .slice(0, 5)
            .map((l) => `Lote ${l.numero}: ${l.motivo ?? ''}`)
            .join('\n'),
        ),
      )
    setMarcados(new Set())
    await refazer()
  }
  if (error && !lotes)
    return <NaoCarregou titulo="Não foi possível carregar os lotes" erro={error} refazer={refetch} />
  const escolhidos = (lotes ?? []).filter((l) => marcados.has(l.uid))
  return (
    <Stack gap="sm">
      <Barra a={a} total={lotes?.length ?? 0} abrir={setJanela} />
      <AntesDoInicio a={a} lotes={lotes ?? []} recalcular={() => setJanela('fins')} />
      {escolhidos.length > 0 && (
        <EmMassa lotes={escolhidos} transitar={transitar} limpar={() => setMarcados(new Set())} />
      )}
      <ListaOrdenada
        lotes={lotes}
        travada={!a.can.ordenar}
        publicado={a.situacao !== 'EM_LOTEAMENTO'}
        marcados={marcados}
        marcar={setMarcados}
        abrir={setAberto}
        mover={(de, para) => void ordenar(moverNaLista(lotes ?? [], de, para))}
        transitar={transitar}
      />
      <GavetaDoLote lelUid={aberto} aoFechar={() => setAberto(null)} aoMudar={() => void refazer()} />
      <NovoLote
        a={a}
        aberto={janela === 'lote'}
        aoFechar={() => setJanela(null)}
        aoCriar={() => void refazer()}
      />
      <RepetirLotes
        a={a}
        aberto={janela === 'outro'}
        aoFechar={() => setJanela(null)}
        aoCriar={() => void refazer()}
      />
      <RecalcularFins
        a={a}
        aberto={janela === 'fins'}
        aoFechar={() => setJanela(null)}
        aoMudar={() => void refetch()}
      />
    </Stack>
  )
}

/** Ends that were set before the start was moved. */
function AntesDoInicio(p: { a: Leilao; lotes: readonly LoteDoLeilao[]; recalcular: () => void }) {
  const numeros = p.lotes.filter((l) => encerraAntesDoInicio(l, Date.parse(p.a.data))).map((l) => l.numero)
  if (numeros.length === 0 || !p.a.can.editar) return null
  return (
    <Alert
      color="yellow"
      title={`${numeros.length === 1 ? '1 lote encerra' : `${numeros.length} lotes encerram`} antes do início do leilão`}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          O início mudou depois que os encerramentos foram marcados. {numeros.length === 1 ? 'Lote' : 'Lotes'}{' '}
          {numeros.slice(0, 20).join(', ')}
          {numeros.length > 20 ? ' e outros.' : '.'}
        </Text>
        <Button size="compact-sm" onClick={p.recalcular}>
          Recalcular encerramentos
        </Button>
      </Stack>
    </Alert>
  )
}

function Barra({
  a,
  total,
  abrir,
}: {
  a: Leilao
  total: number
  abrir: (j: 'lote' | 'fins' | 'outro') => void
}) {
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {total === 1 ? '1 lote' : `${total} lotes`}
        {a.can.ordenar
          ? ', na ordem do pregão: arraste ou use as setas na alça para mudar'
          : ', na ordem do pregão'}
      </Text>
      <Group gap="xs">
        {a.can.editar && total > 0 && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconClock size={16} />}
            onClick={() => abrir('fins')}
          >
            Recalcular encerramentos
          </Button>
        )}
        {a.can.incluirLotes && (
          <>
            <Button
              variant="default"
              size="sm"
              component={Link}
              to={`${TELAS_RETAGUARDA.importacao.path}?leilao=${a.id}`}
              leftSection={<IconFileSpreadsheet size={16} />}
            >
              Importar planilha
            </Button>
            <Button variant="default" size="sm" onClick={() => abrir('outro')}>
              De outro leilão
            </Button>
            <Button size="sm" leftSection={<IconPlus size={16} />} onClick={() => abrir('lote')}>
              Incluir lote
            </Button>
          </>
        )}
      </Group>
    </Group>
  )
}

/** What may be done with several: each event for the lots that can take it, the others counted out. */
function EmMassa({
  lotes,
  transitar,
  limpar,
}: {
  lotes: readonly LoteDoLeilao[]
  transitar: (uids: readonly string[], evento: EventoDaCasa, motivo: string) => Promise<void>
  limpar: () => void
}) {
  const [pedido, setPedido] = useState<EventoDaCasa | null>(null)
  const capazes = (e: EventoDaCasa): LoteDoLeilao[] =>
    lotes.filter((l) => l.acoes.some((x) => x.evento === e && x.pode))
  const liberaveis = capazes('liberar')
  const alvo = pedido === null ? [] : capazes(pedido)
  const acao = pedido === null ? null : (alvo[0]?.acoes.find((x) => x.evento === pedido) ?? null)
  return (
    <Paper withBorder p="xs" radius="md" role="region" aria-label="Ações com os lotes marcados">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {lotes.length === 1 ? '1 marcado' : `${lotes.length} marcados`}
        </Text>
        {liberaveis.length > 0 && (
          <Button
            size="xs"
            onClick={() =>
              void transitar(
                liberaveis.map((l) => l.uid),
                'liberar',
                '',
              ).catch(avisarErro)
            }
          >
            Liberar {liberaveis.length}
          </Button>
        )}
        <Presos lotes={lotes} />
        <MenuEmMassa lotes={lotes} capazes={capazes} escolher={setPedido} />
        <Button size="xs" variant="subtle" onClick={limpar}>
          Desmarcar
        </Button>
      </Group>
      <Confirmar
        aberto={pedido !== null}
        titulo={
          pedido
            ? `${ACOES_DO_LOTE[pedido].rotulo}: ${alvo.length === 1 ? '1 lote' : `${alvo.length} lotes`}?`
            : ''
        }
        botao={pedido ? ACOES_DO_LOTE[pedido].rotulo : ''}
        perigo={acao?.perigo ?? false}
        {...(acao?.pedeMotivo ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setPedido(null)}
        aoConfirmar={(motivo) =>
          pedido
            ? transitar(
                alvo.map((l) => l.uid),
                pedido,
                motivo,
              )
            : Promise.resolve()
        }
      >
        {pedido && ACOES_DO_LOTE[pedido].consequencia} Lotes: {alvo.map((l) => l.numero).join(', ')}.
      </Confirmar>
    </Paper>
  )
}

/** Why some of the marked lots cannot be freed with the others. */
function Presos({ lotes }: { lotes: readonly LoteDoLeilao[] }) {
  const motivos = lotes.flatMap((l) =>
    l.acoes.flatMap((x) => (x.evento === 'liberar' && x.motivo ? [`Lote ${l.numero}: ${x.motivo}`] : [])),
  )
  if (motivos.length === 0) return null
  return (
    <Text size="xs" c="dimmed">
      {motivos.slice(0, 3).join(' ')}
      {motivos.length > 3 && ` E mais ${motivos.length - 3}.`}
    </Text>
  )
}

function MenuEmMassa({
  lotes,
  capazes,
  escolher,
}: {
  lotes: readonly LoteDoLeilao[]
  capazes: (e: EventoDaCasa) => readonly LoteDoLeilao[]
  escolher: (e: EventoDaCasa) => void
}) {
  const oferecidos = EVENTOS_DA_CASA.filter((e) => lotes.some((l) => l.acoes.some((x) => x.evento === e)))
  return (
    <Menu width={280}>
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<IconChevronDown size={14} />}>
          Outras ações
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {oferecidos
          .filter((e) => e !== 'liberar')
          .map((e) => (
            <Menu.Item
              key={e}
              color={ACOES_DO_LOTE[e].perigo ? 'red' : undefined}
              disabled={capazes(e).length === 0}
              onClick={() => escolher(e)}
            >
              {ACOES_DO_LOTE[e].rotulo} ({capazes(e).length})
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
