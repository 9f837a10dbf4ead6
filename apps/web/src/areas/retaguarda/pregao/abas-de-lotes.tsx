// The lots of a followed auction: all of them, and those that a nickname won.
import { Alert, Badge, Button, Group, Select, Table, Text } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { emPregao } from '@martelo/domain/lotes/situacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { Vao } from '../../../kit/tabela/vao.tsx'
import { useLinhasVirtuais } from '../../../kit/tabela/linhas-virtuais.ts'
import { PrecoDaCasa } from '../../../parts/lotes/preco-da-casa.tsx'
import { LancesDoLoteDaEquipe } from './lances-do-lote-da-equipe.tsx'
import type { ClienteAcompanhado, LoteAcompanhado } from './usar-acompanhamento.ts'

function Situacao({ lote }: { readonly lote: LoteAcompanhado }) {
  const { tipo } = useMarca()
  const { situacao } = lote.estado
  return (
    <Badge miw="max-content" variant="light" color={emPregao(situacao) ? 'red' : 'gray'}>
      {rotuloDaSituacao(situacao, tipo)}
    </Badge>
  )
}

const apelidoDe = (lote: LoteAcompanhado) => lote.restrito.liderApelido ?? lote.estado.apelido

export const Nome = ({ lote }: { readonly lote: LoteAcompanhado }) => (
  <>
    <Text fw={600}>
      {lote.estado.numero} · {lote.estado.nome}
    </Text>
    <Text size="xs" c="dimmed">
      {lote.comitente}
    </Text>
  </>
)

export function Lider({ lote }: { readonly lote: LoteAcompanhado }) {
  if (lote.clienteId !== null)
    return <Link to={caminho(TELAS_RETAGUARDA.cliente, { id: lote.clienteId })}>{lote.clienteNome}</Link>
  return lote.restrito.lanceAtualLeiloeiro ? <Badge color="yellow">Apelido: {apelidoDe(lote)}</Badge> : <>—</>
}

export function AbaDeLotes({
  lotes,
  atualUid,
  temCanal,
}: {
  readonly lotes: readonly LoteAcompanhado[]
  readonly atualUid: string | null
  /** the house broadcasts the auction: bids lead to the recording */
  readonly temCanal: boolean
}) {
  const corpo = useRef<HTMLTableSectionElement>(null)
  const v = useLinhasVirtuais(lotes.length, 50, corpo)
  if (lotes.length === 0) return <Alert title="Leilão sem lotes">Inclua lotes na ficha do leilão.</Alert>
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table verticalSpacing="xs" highlightOnHover stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Lote</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Lance</Table.Th>
            <Table.Th ta="right">Reserva</Table.Th>
            <Table.Th>Maior lance de</Table.Th>
            <Table.Th ta="right">Lances</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={corpo}>
          <Vao altura={v.antes} />
          {v.indices.map((i) => {
            const l = lotes[i]
            if (l === undefined) return null
            return (
              <Table.Tr
                key={l.lelUid}
                ref={v.medir}
                data-index={i}
                bg={l.lelUid === atualUid ? 'var(--cor-primaria-suave)' : undefined}
              >
                <Table.Td>
                  <Nome lote={l} />
                </Table.Td>
                <Table.Td>
                  <Situacao lote={l} />
                </Table.Td>
                <Table.Td ta="right">
                  <PrecoDaCasa lance={l.estado.valor} vendido={l.estado.valorVendido ?? null} />
                </Table.Td>
                <Table.Td ta="right">
                  {l.valorComitente === null ? '—' : formatarReais(l.valorComitente)}
                </Table.Td>
                <Table.Td>
                  <Lider lote={l} />
                </Table.Td>
                <Table.Td ta="right">
                  <LancesDoLoteDaEquipe lote={l} temCanal={temCanal} />
                  {l.restrito.automaticosAtivos > 0 && <Text size="xs">há automático</Text>}
                  {l.boletoErro && (
                    <Text size="xs" c="red">
                      Boleto recusado: {l.boletoErro}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            )
          })}
          <Vao altura={v.depois} />
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface PropsDeIdentificacao {
  readonly lotes: readonly LoteAcompanhado[]
  readonly clientes: readonly ClienteAcompanhado[]
  recarregar(): void
}

export function AbaDeIdentificacao({ lotes, clientes, recarregar }: PropsDeIdentificacao) {
  if (lotes.length === 0)
    return (
      <Alert title="Ninguém a identificar">
        Lotes arrematados por um apelido do auditório aparecem aqui.
      </Alert>
    )
  const aptos = clientes.filter(
    (c) => c.situacaoDocumento === 'Aprovado' && c.habilitacao?.situacao === 'APROVADA' && !c.bloqueado,
  )
  return (
    <Table verticalSpacing="sm">
      <Table.Tbody>
        {lotes.map((l) => (
          <Identificar key={l.lelUid} lote={l} aptos={aptos} recarregar={recarregar} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Identificar(p: {
  readonly lote: LoteAcompanhado
  readonly aptos: readonly ClienteAcompanhado[]
  recarregar(): void
}) {
  const [cliUid, setCliUid] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const identificar = async () => {
    if (cliUid === null) return
    setEnviando(true)
    try {
      await chamar('POST /v1/leilao/lotes/:lelUid/identificar-cliente', {
        params: { lelUid: p.lote.lelUid },
        body: { cliUid },
      })
      avisarSucesso('Comprador identificado')
      p.recarregar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Table.Tr>
      <Table.Td>
        <Nome lote={p.lote} />
      </Table.Td>
      <Table.Td>
        <Text>{apelidoDe(p.lote)}</Text>
        <Text fw={700}>{formatarReais(p.lote.estado.valor ?? 0)}</Text>
      </Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Select
            aria-label={`Cliente que arrematou o lote ${p.lote.estado.numero}`}
            placeholder="Cliente com documento aprovado e habilitado"
            searchable
            nothingFoundMessage="Nenhum cliente apto com esse nome"
            data={p.aptos.map((c) => ({ value: c.cliUid, label: `${c.nome} (${c.apelido})` }))}
            value={cliUid}
            onChange={setCliUid}
            w={320}
          />
          <Button disabled={cliUid === null} loading={enviando} onClick={() => void identificar()}>
            Identificar
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
