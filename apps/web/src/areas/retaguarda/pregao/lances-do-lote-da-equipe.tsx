// The bids of one lot for the staff, newest first: who bid, how, and the recording at that moment where the house broadcasts.
import { Alert, Button, Modal, Skeleton, Table, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { VerOLance } from '../../../parts/transmissoes/ver-o-lance.tsx'
import { ConservarAGravacao } from './conservar-a-gravacao.tsx'
import type { LoteAcompanhado } from './usar-acompanhamento.ts'

const LIMITE = 200

interface Props {
  readonly lote: LoteAcompanhado
  readonly temCanal: boolean
}

/** How many bids there are; a click lists them. */
export function LancesDoLoteDaEquipe({ lote, temCanal }: Props) {
  const [aberto, setAberto] = useState(false)
  const { quantidade, numero, nome } = lote.estado
  if (quantidade === 0) return <>0</>
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${quantidade === 1 ? 'Ver 1 lance' : `Ver ${quantidade} lances`} do lote ${numero}`}
        onClick={() => setAberto(true)}
      >
        {quantidade}
      </Button>
      <Modal
        opened={aberto}
        onClose={() => setAberto(false)}
        size="lg"
        title={`Lances do lote ${numero} · ${nome}`}
      >
        {aberto && <Lances lote={lote} temCanal={temCanal} />}
      </Modal>
    </>
  )
}

function Lances({ lote, temCanal }: Props) {
  const { lelUid, quantidade } = lote.estado
  const { data, error } = useQuery({
    queryKey: ['lances-do-lote', lelUid, quantidade],
    queryFn: () =>
      chamar('GET /v1/leilao/lotes/:lelUid/lances', { params: { lelUid }, query: { limite: LIMITE } }),
    placeholderData: (antes) => antes,
  })
  const comGravacao = permite('transmissao:ver', useQuem()) && temCanal
  if (error && data === undefined)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (data === undefined) return <Skeleton height={160} role="status" aria-label="Carregando" />
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">Lance</Table.Th>
            <Table.Th>De quem</Table.Th>
            <Table.Th ta="right">Valor</Table.Th>
            <Table.Th>Quando</Table.Th>
            {comGravacao && <Table.Th>Gravação</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((l) => (
            <Table.Tr key={l.seq}>
              <Table.Td ta="right">{l.seq}</Table.Td>
              <Table.Td>
                {l.apelidoCompleto ?? l.apelido}
                <Text size="xs" c="dimmed">
                  {[
                    l.tipo,
                    l.digitadoPor && `digitado por ${l.digitadoPor}`,
                    l.dadoPor && `dado por ${l.dadoPor}, na conta do cliente`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{formatarReais(l.valor)}</Table.Td>
              <Table.Td>{formatarDataHora(Date.parse(l.data))}</Table.Td>
              {comGravacao && (
                <Table.Td>
                  <VerOLance
                    lelUid={lelUid}
                    recibo={l.seq}
                    junto={(marca) => <ConservarAGravacao key={marca.gravacaoUid} marca={marca} />}
                  />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {quantidade > LIMITE && (
        <Text size="sm" c="dimmed">
          Os {LIMITE} lances mais novos.
        </Text>
      )}
    </Table.ScrollContainer>
  )
}
