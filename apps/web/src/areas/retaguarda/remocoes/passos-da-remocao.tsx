// What happened on the road, and what was said with the insurer about it.
import { Anchor, Table, Text, Timeline } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { PALAVRAS_DE_REMOCAO } from '@martelo/contracts/remocoes/remocao.palavras.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Remocao } from './remocao-lida.ts'

/** Told later than it was: the phone had no network. */
const ATRASO_MS = 120_000

export function PassosDaRemocao({ r }: { r: Remocao }) {
  if (r.passos.length === 0) return <Text c="dimmed">Nada aconteceu ainda.</Text>
  return (
    <Timeline active={r.passos.length} bulletSize={16}>
      {r.passos.map((p) => (
        <Timeline.Item key={p.uid} title={PALAVRAS_DE_REMOCAO.atos[p.evento] ?? p.evento}>
          <Text size="sm">
            {formatarDataHora(Date.parse(p.quando))}, {p.quem}
          </Text>
          {p.motivo && <Text size="sm">{p.motivo}</Text>}
          {Date.parse(p.recebidoAt) - Date.parse(p.quando) > ATRASO_MS && (
            <Text size="xs" c="dimmed">
              Sem rede no momento: recebido em {formatarDataHora(Date.parse(p.recebidoAt))}
            </Text>
          )}
          {p.latitude !== null && p.longitude !== null && (
            <Anchor
              size="xs"
              target="_blank"
              rel="noreferrer"
              href={`https://www.google.com/maps/search/?api=1&query=${p.latitude},${p.longitude}`}
            >
              Onde foi
            </Anchor>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}

export function RegistroDaSeguradora({ r }: { r: Remocao }) {
  const abre = permite('externo:ver', useQuem())
  if (r.registros.length === 0)
    return <Text c="dimmed">Nenhuma conversa com uma seguradora ou outra integração sobre esta remoção.</Text>
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Quando</Table.Th>
            <Table.Th>Parceiro</Table.Th>
            <Table.Th>Operação</Table.Th>
            <Table.Th>Sentido</Table.Th>
            <Table.Th>Desfecho</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {r.registros.map((x) => (
            <Table.Tr key={x.uid}>
              <Table.Td>
                {abre ? (
                  <Anchor
                    component={Link}
                    size="sm"
                    to={`${TELAS_RETAGUARDA.registroDeIntegracoes.path}?registro=${x.uid}`}
                  >
                    {formatarDataHora(Date.parse(x.quando))}
                  </Anchor>
                ) : (
                  formatarDataHora(Date.parse(x.quando))
                )}
              </Table.Td>
              <Table.Td>{x.parceiro}</Table.Td>
              <Table.Td>{x.operacao}</Table.Td>
              <Table.Td>{x.sentido === 'saida' ? 'Enviado' : 'Recebido'}</Table.Td>
              <Table.Td>{x.desfecho}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
