// A lot with all its values, opened beside the list it was found in: the form, its actions, its sums, its history.
import { Anchor, Card, Group, SimpleGrid, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ACOES_DO_LOTE, type EventoDaCasa } from '@martelo/domain/lotes/acoes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../core/api.ts'
import { Gaveta } from '../../kit/ficha/gaveta.tsx'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { AcoesDoRegistro } from '../../kit/acoes/acoes-do-registro.tsx'
import { SeloDoLote } from '../estados/situacoes.tsx'
import { chaveDoHistorico, Andamento } from '../../kit/ficha/andamento.tsx'
import { NaoCarregou } from '../../kit/ficha/nao-carregou.tsx'
import { ConjuntoDoLote } from './conjunto-do-lote.tsx'
import { DeForaDoLote } from './de-fora-do-lote.tsx'
import { DocumentosDoLote } from './documentos-do-lote.tsx'
import { FormularioDoLote } from './formulario-do-lote.tsx'
import { chaveDoLote, type LoteAberto } from './lote-aberto.ts'

interface Props {
  /** null: closed */
  readonly lelUid: string | null
  readonly aoFechar: () => void
  readonly aoMudar: () => void
}

export function GavetaDoLote({ lelUid, aoFechar, aoMudar }: Props) {
  return (
    <Gaveta
      opened={lelUid !== null}
      onClose={aoFechar}
      size="56rem"
      title={<Text fw={600}>Lote</Text>}
      closeButtonProps={{ 'aria-label': 'Fechar o lote' }}
    >
      {lelUid !== null && <Lote key={lelUid} lelUid={lelUid} aoMudar={aoMudar} />}
    </Gaveta>
  )
}

function Lote({ lelUid, aoMudar }: { lelUid: string; aoMudar: () => void }) {
  const consultas = useQueryClient()
  const {
    data: l,
    error,
    refetch,
  } = useQuery({
    queryKey: chaveDoLote(lelUid),
    queryFn: () => chamar('GET /v1/lote/registro/:lelUid', { params: { lelUid } }),
  })
  if (error && !l)
    return <NaoCarregou titulo="Não foi possível abrir o lote" erro={error} refazer={refetch} />
  if (!l) return <Skeleton height={480} />
  const refazer = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: chaveDoLote(lelUid) })
    await consultas.invalidateQueries({ queryKey: chaveDoHistorico('lote', lelUid) })
    aoMudar()
  }
  return (
    <Stack>
      <Cabeca l={l} refazer={refazer} />
      <FormularioDoLote l={l} refazer={refazer} />
      <DeForaDoLote l={l} />
      <DocumentosDoLote l={l} refazer={refazer} />
      <Contas l={l} refazer={refazer} />
      <Andamento entidade="lote" uid={l.uid} />
    </Stack>
  )
}

function Cabeca({ l, refazer }: { l: LoteAberto; refazer: () => Promise<void> }) {
  return (
    <Group justify="space-between" align="start">
      <div>
        <Group gap="sm">
          <Title order={2} size="h3">
            {l.numero} · {l.nome}
          </Title>
          <SeloDoLote situacao={l.situacao} />
        </Group>
        <Text size="sm" c="dimmed">
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.leilao, { id: l.leilao.id })} size="sm">
            {l.leilao.nome}
          </Anchor>{' '}
          · {l.comitente} ·{' '}
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.veiculo, { uid: l.veiculo.uid })} size="sm">
            {[l.veiculo.nome, l.veiculo.placa].filter(Boolean).join(' · ')}
          </Anchor>
        </Text>
        <Pessoas l={l} />
        {l.motivoSituacao && (
          <Text size="sm" fs="italic">
            “{l.motivoSituacao}”
          </Text>
        )}
      </div>
      <Group gap="xs">
        <AcoesDoRegistro
          acoes={l.acoes}
          nome={`lote ${l.numero}`}
          executar={async (evento, motivo) => {
            await chamar('POST /v1/lote/transicao', {
              body: { lelUids: [l.uid], evento: evento as EventoDaCasa, motivo },
            })
            avisarSucesso(`${ACOES_DO_LOTE[evento as EventoDaCasa].rotulo}: lote ${l.numero}`)
            await refazer()
          }}
        />
      </Group>
    </Group>
  )
}

function Pessoas({ l }: { l: LoteAberto }) {
  const v = l.clienteVencedorLance
  return (
    <Text size="sm" c="dimmed">
      Incluído em {formatarData(Date.parse(l.createdAt))}
      {l.createdByCliente && ` por ${l.createdByCliente}`}
      {v && ` · Maior lance: ${v.nome === null ? v.apelido : `${v.nome} (${v.apelido})`}`}
      {l.arremateValor !== null && ` · Vendido por ${formatarReais(l.arremateValor)}`}
    </Text>
  )
}

function Contas({ l, refazer }: { l: LoteAberto; refazer: () => Promise<void> }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Card withBorder>
        <Title order={3} size="h5" mb="xs">
          O que o comprador paga
        </Title>
        <Table withRowBorders={false} verticalSpacing={2}>
          <Table.Tbody>
            <Table.Tr>
              <Table.Td>
                {l.valorVendido === null ? (l.lance ? 'Lance atual' : 'Valor mínimo') : 'Vendido por'}
              </Table.Td>
              <Table.Td ta="right" className="numeros">
                {formatarReais(l.composicao.valor)}
              </Table.Td>
            </Table.Tr>
            {l.composicao.despesas.map((d) => (
              <Table.Tr key={d.rotulo}>
                <Table.Td>{d.rotulo}</Table.Td>
                <Table.Td ta="right" className="numeros">
                  {formatarReais(d.valor)}
                </Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Td fw={700}>Total</Table.Td>
              <Table.Td ta="right" fw={700} className="numeros">
                {formatarReais(l.composicao.totalAPagar)}
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Card>
      <ConjuntoDoLote l={l} refazer={refazer} />
    </SimpleGrid>
  )
}
