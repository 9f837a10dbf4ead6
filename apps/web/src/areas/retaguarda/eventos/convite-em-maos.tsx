// One guest's invitation in the hands of who made the list: its QR to be shown, its words to be copied or sent by WhatsApp,
// from the house's number where it has one, else from the device's own. What was handed over is noted.
import { Alert, Button, Center, CopyButton, Group, Image, Modal, Skeleton, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { mostrarCodigo } from '@martelo/domain/eventos/convidados.ts'
import { IconBrandWhatsapp, IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

interface Props {
  readonly evento: string
  readonly convidado: { readonly uid: string; readonly nome: string }
  readonly aoMudar: () => void
  readonly aoFechar: () => void
}

type Convite = RespostaDe<Calls['GET /v1/eventos/convidados/:uid/convite']>

export function ConviteEmMaos(p: Props) {
  const { data, error } = useQuery({
    queryKey: ['convite-em-maos', p.convidado.uid],
    queryFn: () => chamar('GET /v1/eventos/convidados/:uid/convite', { params: { uid: p.convidado.uid } }),
    staleTime: 0,
  })
  return (
    <Modal
      opened
      onClose={p.aoFechar}
      title={`Convite de ${p.convidado.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton height={360} />}
      {data && (
        <Stack gap="sm">
          <Center>
            <Image
              src={`/v1/convites/${data.codigo}/qr.png`}
              alt={`QR do convite de ${p.convidado.nome}`}
              w={200}
              h={200}
            />
          </Center>
          <Text ta="center" fw={600}>
            {mostrarCodigo(data.codigo)}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {data.texto}
          </Text>
          <Entregar {...p} convite={data} />
          <Text size="xs" c="dimmed">
            Copiar ou enviar anota que o convite foi entregue hoje.
          </Text>
        </Stack>
      )}
    </Modal>
  )
}

function Entregar({ evento, convidado, convite, aoMudar }: Props & { convite: Convite }) {
  const anotar = (por: 'copia' | 'whatsapp'): void =>
    void chamar('POST /v1/eventos/convidados/:uid/convite', { params: { uid: convidado.uid }, body: { por } })
      .then(aoMudar)
      .catch(avisarErro)
  const pelaCasa = (): void =>
    void chamar('POST /v1/eventos/:uid/convites', {
      params: { uid: evento },
      body: { convidados: [convidado.uid], canal: 'whatsapp' },
    })
      .then(() => {
        avisarSucesso('Convite enviado pelo WhatsApp da casa')
        aoMudar()
      })
      .catch(avisarErro)
  const zap = <IconBrandWhatsapp size={16} aria-hidden />
  return (
    <Group grow preventGrowOverflow={false}>
      <CopyButton value={convite.texto}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => {
              copy()
              anotar('copia')
            }}
          >
            {copied ? 'Copiado' : 'Copiar convite'}
          </Button>
        )}
      </CopyButton>
      {convite.pelaCasa ? (
        <Button leftSection={zap} onClick={pelaCasa}>
          WhatsApp da casa
        </Button>
      ) : (
        <Button
          component="a"
          href={convite.whatsapp}
          target="_blank"
          rel="noreferrer"
          leftSection={zap}
          onClick={() => anotar('whatsapp')}
        >
          WhatsApp
        </Button>
      )}
    </Group>
  )
}
