// What was sent to one address, how it ended, and the same once more.
import { Alert, Badge, Button, Code, Group, Modal, Select, Skeleton, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ROTULO_DO_ENVIO } from '@martelo/domain/externo/states.ts'
import { NOMES_DE_EVENTO } from '@martelo/domain/sistemas/escopos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import type { Webhook } from './consulta-dos-sistemas.ts'

const COR = {
  pendente: 'blue',
  entregue: 'green',
  recusado: 'red',
  falhou: 'red',
  conferir: 'yellow',
} as const
const TEMPO_MS = 5_000
const ENSAIO = 'ensaio'

interface Props {
  readonly webhook: Webhook | null
  readonly aoFechar: () => void
}

export function EntregasDoWebhook({ webhook, aoFechar }: Props) {
  return (
    <Modal
      opened={webhook !== null}
      onClose={aoFechar}
      size="lg"
      title="Entregas"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {webhook && <Lista uid={webhook.uid} eventos={webhook.ambiente === 'teste' ? webhook.eventos : []} />}
    </Modal>
  )
}

interface DaLista {
  readonly uid: string
  /** whose examples may be sent to it */
  readonly eventos: readonly string[]
}

interface DoEnsaio extends DaLista {
  readonly fazer: (ato: () => Promise<unknown>) => Promise<void>
}

function EnviarEnsaio({ uid, eventos, fazer }: DoEnsaio) {
  const [evento, setEvento] = useState<string>(ENSAIO)
  const enviar = () =>
    chamar('POST /v1/comitentes/webhooks/:uid/testar', {
      params: { uid },
      body: { evento: NOMES_DE_EVENTO.find((e) => e === evento) ?? null },
    })
  return (
    <Group>
      {eventos.length > 0 && (
        <Select
          aria-label="Evento a enviar"
          data={[{ value: ENSAIO, label: 'Ensaio simples' }, ...eventos]}
          value={evento}
          onChange={(v) => setEvento(v ?? ENSAIO)}
          allowDeselect={false}
        />
      )}
      <Button variant="default" onClick={() => void fazer(enviar)}>
        Enviar evento de ensaio
      </Button>
    </Group>
  )
}

function Lista({ uid, eventos }: DaLista) {
  const [erro, setErro] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['entregas-do-webhook', uid],
    queryFn: () => chamar('GET /v1/comitentes/webhooks/:uid/entregas', { params: { uid } }),
    refetchInterval: TEMPO_MS,
  })
  const fazer = async (ato: () => Promise<unknown>): Promise<void> => {
    setErro(null)
    try {
      await ato()
    } catch (e) {
      setErro(e instanceof Error ? e.message : 'Algo falhou. Tente novamente.')
    }
    await refetch()
  }
  return (
    <Stack>
      <EnviarEnsaio uid={uid} eventos={eventos} fazer={fazer} />
      {(erro ?? error?.message) && (
        <Alert color="red" role="alert">
          {erro ?? error?.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={120} role="status" aria-label="Carregando" />}
      {data?.length === 0 && <Text c="dimmed">Nada foi enviado a este endereço.</Text>}
      {data?.map((e) => (
        <article key={e.uid} aria-label={`${e.evento}, ${formatarDataHora(Date.parse(e.criadaAt))}`}>
          <Group justify="space-between" wrap="nowrap" align="start">
            <div style={{ flex: 1, minWidth: 0 }}>
              <Group gap="xs">
                <Text fw={600} size="sm">
                  {e.evento}
                </Text>
                <Badge color={COR[e.situacao]} variant="light">
                  {ROTULO_DO_ENVIO[e.situacao]}
                </Badge>
              </Group>
              <Text size="sm" c="dimmed">
                {formatarDataHora(Date.parse(e.criadaAt))} ·{' '}
                {quantos(e.tentativas, 'tentativa', 'tentativas')}
                {e.status !== null && ` · HTTP ${e.status}`}
                {e.proximaAt && ` · próxima ${formatarDataHora(Date.parse(e.proximaAt))}`}
              </Text>
              {e.erro && <Text size="sm">{e.erro}</Text>}
              <Code block mt="xs">
                {JSON.stringify(e.dados, null, 2)}
              </Code>
            </div>
            {e.podeReenviar && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Enviar de novo ${e.evento}`}
                onClick={() =>
                  void fazer(() =>
                    chamar('POST /v1/comitentes/entregas/:uid/reenviar', { params: { uid: e.uid } }),
                  )
                }
              >
                Enviar de novo
              </Button>
            )}
          </Group>
        </article>
      ))}
    </Stack>
  )
}
