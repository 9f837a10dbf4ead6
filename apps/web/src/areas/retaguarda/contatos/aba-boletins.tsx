// The letters of the newsletter: what was written, what went out, and what became of it.
import {
  Alert,
  Badge,
  Button,
  Drawer,
  Group,
  Skeleton,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { ROTULO_DO_BOLETIM, type SituacaoDeBoletim } from '@martelo/domain/contatos/states.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { BoletimAberto } from './boletim-aberto.tsx'

export type Boletim = RespostaDe<Calls['GET /v1/newsletter/boletins']>[number]

const CHAVE = ['boletins']
const ENQUANTO_SAI_MS = 3000
const COR: Record<SituacaoDeBoletim, string> = {
  RASCUNHO: 'gray',
  ENVIANDO: 'blue',
  PARADO: 'yellow',
  ENVIADO: 'teal',
}

export function AbaBoletins() {
  const consultas = useQueryClient()
  const escreve = permite('newsletter:enviar', useQuem())
  const [aberto, setAberto] = useState<string | 'novo' | null>(null)
  const { data, error } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/newsletter/boletins'),
    // Counts move while letters go out.
    refetchInterval: ({ state }) =>
      state.data?.some((b) => b.situacao === 'ENVIANDO' || b.cartas.aCaminho > 0) ? ENQUANTO_SAI_MS : false,
  })
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: CHAVE })
  const atual = data?.find((b) => b.uid === aberto) ?? null
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton h={320} />
  return (
    <Stack>
      {escreve && (
        <div>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAberto('novo')}>
            Escrever boletim
          </Button>
        </div>
      )}
      {data.length === 0 ? (
        <Text c="dimmed">Nenhum boletim ainda. Ele vai só para quem confirmou o e-mail.</Text>
      ) : (
        <Lista boletins={data} abrir={setAberto} />
      )}
      <Drawer
        opened={aberto !== null && (aberto === 'novo' || atual !== null)}
        onClose={() => setAberto(null)}
        position="right"
        size="xl"
        title={atual?.assunto ?? 'Novo boletim'}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {aberto !== null && (
          <BoletimAberto
            key={aberto}
            b={atual}
            escreve={escreve}
            aoMudar={(uid) => {
              refazer()
              setAberto(uid)
            }}
          />
        )}
      </Drawer>
    </Stack>
  )
}

function Lista({ boletins, abrir }: { boletins: readonly Boletim[]; abrir: (uid: string) => void }) {
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Boletim</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th ta="right">Entregues</Table.Th>
            <Table.Th ta="right">A caminho</Table.Th>
            <Table.Th ta="right">Falhas</Table.Th>
            <Table.Th ta="right">Saíram</Table.Th>
            <Table.Th>
              <VisuallyHidden>Ações</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {boletins.map((b) => (
            <Table.Tr key={b.uid}>
              <Table.Th scope="row">
                {b.assunto}
                <Text size="xs" c="dimmed">
                  {b.interesse ? `Interesse: ${b.interesse}` : 'Para todos'}
                </Text>
              </Table.Th>
              <Table.Td>
                <Situacao b={b} />
              </Table.Td>
              <Table.Td ta="right">{b.cartas.entregues}</Table.Td>
              <Table.Td ta="right">
                {b.cartas.aCaminho + (b.situacao === 'ENVIANDO' ? b.destinatarios : 0)}
              </Table.Td>
              <Table.Td ta="right">{b.cartas.falhas}</Table.Td>
              <Table.Td ta="right">{b.cartas.sairam}</Table.Td>
              <Table.Td>
                <Group justify="end">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Abrir ${b.assunto}`}
                    onClick={() => abrir(b.uid)}
                  >
                    Abrir
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Situacao({ b }: { b: Boletim }) {
  const quando = b.enviadoAt ?? b.updatedAt
  const quem = b.enviadoAt ? b.enviadoNome : b.alteradoNome
  return (
    <>
      <Badge variant="light" color={COR[b.situacao]}>
        {ROTULO_DO_BOLETIM[b.situacao]}
      </Badge>
      <Text size="xs" c="dimmed">
        {formatarDataHora(Date.parse(quando))}
        {quem ? `, ${quem}` : ''}
      </Text>
    </>
  )
}
