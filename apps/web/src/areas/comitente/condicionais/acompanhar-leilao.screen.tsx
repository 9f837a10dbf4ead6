// A consignor follows his lots of an auction live: bids as they come, what the hammer would give, and his answer, before
// and after it.
import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Grid,
  Group,
  Skeleton,
  SimpleGrid,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { EstadoDoLote, EstadoRestrito } from '@martelo/contracts/lances/lances.events.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { emPregao, rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { acompanharLigacao, entrarNaSala, type SituacaoDaLigacao } from '../../../core/tempo-real.ts'
import { useSalaDoRetrato } from '../../../core/usar-sala-do-retrato.ts'
import { AndamentoDoAcordo } from '../../../parts/condicionais/andamento-do-acordo.tsx'
import { ResponderLance } from '../../../parts/condicionais/responder-lance.tsx'
import { PerguntasDoLote } from '../../../parts/conversas/perguntas-do-lote.tsx'
import { Conversa } from '../../../parts/conversas/conversa.tsx'
import { TransmissaoDeFora } from '../../../parts/pregao/transmissao-de-fora.tsx'
import { type Pergunta, usePerguntas } from '../../../parts/conversas/usar-perguntas.ts'
import './acompanhar-leilao.css'

type Retrato = RespostaDe<Calls['GET /v1/comitentes/acompanhar-leilao/:leiUid']>
type Lote = Retrato['lotes'][number]

const ESPERAM = ['AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE']
const esperaResposta = (l: Lote): boolean => ESPERAM.includes(l.reservado?.condicional?.situacao ?? '')

export default function AcompanharLeilao() {
  const { leilaoUid = '' } = useParams()
  const { retrato, erro, recarregar, ligacao } = useAcompanhamento(leilaoUid)
  const { perguntas } = usePerguntas(leilaoUid)
  const [soCondicionais, setSoCondicionais] = useState(false)
  const [chat, setChat] = useState(true)
  if (erro && retrato === null)
    return (
      <Alert color="red" title="Não foi possível carregar" role="alert">
        {erro.message}
        <Button mt="sm" variant="default" onClick={recarregar}>
          Tentar de novo
        </Button>
      </Alert>
    )
  if (!retrato) return <Skeleton height={320} radius="md" aria-label="Carregando" />
  const lotes = retrato.lotes.filter(
    (l) => !soCondicionais || l.reservado?.condicional != null || l.reservado?.respostaDuranteLeilao != null,
  )
  const esperando = retrato.lotes.filter(esperaResposta).length
  return (
    <Stack>
      <title>{`Acompanhar ${retrato.leilao.nomeSemData}`}</title>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <Group justify="space-between">
        <div>
          <Title order={1} size="h2">
            {retrato.leilao.nomeSemData}
          </Title>
          <Group gap="xs">
            <Badge color={retrato.sala.situacao === 'AO_VIVO' ? 'red' : 'gray'}>
              {retrato.sala.pausada ? 'Pausado' : rotuloDoLeilao(retrato.sala.situacao)}
            </Badge>
            <EsperamResposta n={esperando} />
            <ComPergunta n={perguntas?.length ?? 0} />
          </Group>
        </div>
        <Group>
          <Checkbox
            label="Só condicionais"
            checked={soCondicionais}
            onChange={(e) => setSoCondicionais(e.currentTarget.checked)}
          />
          <Checkbox label="Conversa" checked={chat} onChange={(e) => setChat(e.currentTarget.checked)} />
        </Group>
      </Group>
      <Totais retrato={retrato} />
      <TransmissaoDeFora endereco={retrato.leilao.transmissaoUrl} nome={retrato.leilao.nomeSemData} />
      <Grid>
        <Grid.Col span={{ base: 12, lg: chat ? 9 : 12 }}>
          <TabelaDeLotes
            lotes={lotes}
            leiUid={leilaoUid}
            perguntas={perguntas ?? []}
            atualUid={retrato.sala.loteAtualUid}
            recarregar={recarregar}
          />
        </Grid.Col>
        {chat && (
          <Grid.Col span={{ base: 12, lg: 3 }}>
            <Conversa leiUid={leilaoUid} />
          </Grid.Col>
        )}
      </Grid>
    </Stack>
  )
}

const EsperamResposta = ({ n }: { readonly n: number }) =>
  n > 0 && <Badge color="blue">{quantos(n, 'espera', 'esperam')} a sua resposta</Badge>

const ComPergunta = ({ n }: { readonly n: number }) =>
  n > 0 && (
    <Badge color="blue" variant="light">
      {quantos(n, 'lote com pergunta', 'lotes com perguntas')}
    </Badge>
  )

function Totais({ retrato }: { readonly retrato: Retrato }) {
  const { totais } = retrato
  const itens: readonly (readonly [string, number])[] = [
    ['Mínimos', totais.minimo],
    ['Reservas', totais.reserva],
    ['Lances agora', totais.lances],
    ['Vendido', totais.vendido],
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {itens.map(([rotulo, valor]) => (
        <Card key={rotulo} withBorder padding="sm">
          <Text size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Text fw={700} fz={{ base: 'lg', sm: 'xl' }} className="numeros">
            {formatarReais(valor)}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}

function TabelaDeLotes(p: {
  lotes: readonly Lote[]
  leiUid: string
  perguntas: readonly Pergunta[]
  atualUid: string | null
  recarregar(): void
}) {
  if (p.lotes.length === 0)
    return <Alert title="Nenhum lote aqui">Desligue o filtro para ver todos os seus lotes.</Alert>
  return (
    <Table.ScrollContainer minWidth={820} className="lotes-do-comitente">
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Lance</Table.Th>
            <Table.Th ta="right">Reserva</Table.Th>
            <Table.Th>Resposta</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {p.lotes.map((l) => (
            <LinhaDoLote
              key={l.estado.lelUid}
              l={l}
              leiUid={p.leiUid}
              pergunta={p.perguntas.find((q) => q.lelUid === l.estado.lelUid)}
              atual={p.atualUid === l.estado.lelUid}
              recarregar={p.recarregar}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function LinhaDoLote({
  l,
  ...p
}: {
  l: Lote
  leiUid: string
  pergunta: Pergunta | undefined
  atual: boolean
  recarregar(): void
}) {
  const { tipo } = useMarca()
  return (
    <Table.Tr data-atual={p.atual || undefined}>
      <Table.Td>
        <Text fw={600}>
          {l.estado.numero} · {l.estado.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {l.estado.quantidade} {l.estado.quantidade === 1 ? 'lance' : 'lances'}
          {l.restrito?.lanceAtualLeiloeiro && ' · maior lance é de apelido'}
        </Text>
        <PerguntasDoLote
          lelUid={l.estado.lelUid}
          leiUid={p.leiUid}
          lote={`${l.estado.numero} · ${l.estado.nome}`}
          pergunta={p.pergunta}
        />
      </Table.Td>
      <Table.Td>
        <Badge miw="max-content" color={emPregao(l.estado.situacao) ? 'red' : 'gray'} variant="light">
          {rotuloDaSituacao(l.estado.situacao, tipo)}
        </Badge>
      </Table.Td>
      <Table.Td ta="right" data-rotulo="Lance">
        <Text fw={700}>{l.estado.valor === null ? '—' : formatarReais(l.estado.valor)}</Text>
      </Table.Td>
      <Table.Td ta="right" data-rotulo="Reserva">
        {l.reservado?.valorComitente == null ? '—' : formatarReais(l.reservado.valorComitente)}
      </Table.Td>
      <Table.Td>
        <Stack gap={4}>
          {l.reservado?.condicional && <AndamentoDoAcordo condicional={l.reservado.condicional} />}
          {l.reservado?.respostaDuranteLeilao && !l.reservado.condicional && (
            <Text size="xs">
              Guardada: {l.reservado.respostaDuranteLeilao.resposta}
              {l.reservado.respostaDuranteLeilao.valor !== null &&
                ` ${formatarReais(l.reservado.respostaDuranteLeilao.valor)}`}
            </Text>
          )}
          <ResponderLance lote={l} aoResponder={p.recarregar} />
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

/** The lots, live: bids and states by the room's frames, answers by the consignor's own notices. */
function useAcompanhamento(leiUid: string) {
  const consultas = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['acompanhar-leilao', leiUid],
    queryFn: () => chamar('GET /v1/comitentes/acompanhar-leilao/:leiUid', { params: { leiUid } }),
  })
  const [ligacao, setLigacao] = useState<SituacaoDaLigacao>('ligando')
  useEffect(() => acompanharLigacao(setLigacao), [])
  const mudar = (fn: (r: Retrato) => Retrato): void => {
    consultas.setQueryData<Retrato>(['acompanhar-leilao', leiUid], (r) => r && fn(r))
  }
  const recarregar = useSalaDoRetrato(`leilao:${leiUid}`, {
    versao: data?.versao,
    carregar: refetch,
    quadro: ({ evento, dados }) => {
      if (evento === 'sala-atualizada') mudar((r) => ({ ...r, sala: dados.sala as Retrato['sala'] }))
      const estado = dados.estado as EstadoDoLote | undefined
      if (estado === undefined) return
      mudar((r) => comEstado(r, estado, dados.restrito as EstadoRestrito | undefined))
      if (evento === 'lote-transitou') recarregar()
    },
  })
  const comIds = (data?.comIds ?? []).join()
  useEffect(() => {
    const ouvinte = { quadro: recarregar, recarregar }
    const saidas = comIds
      .split(',')
      .filter(Boolean)
      .map((id) => entrarNaSala(`comitente:${id}`, ouvinte))
    return () => {
      for (const sair of saidas) sair()
    }
  }, [comIds, recarregar])
  return { retrato: data ?? null, erro: error, recarregar, ligacao }
}

function comEstado(r: Retrato, estado: EstadoDoLote, restrito: EstadoRestrito | undefined): Retrato {
  const lotes = r.lotes.map((l) =>
    l.estado.lelUid === estado.lelUid && estado.versao > l.estado.versao
      ? { ...l, estado, ...(restrito ? { restrito } : {}) }
      : l,
  )
  return {
    ...r,
    lotes,
    totais: { ...r.totais, lances: lotes.reduce((s, l) => s + (l.estado.valor ?? 0), 0) },
  }
}
