// Sends one proof: dropped, chosen, or taken with the camera. Progress while it goes, the server's sentence at the field
// when it does not. The same attempt keeps its key, so that pressing twice is one proof.
import { Button, FileButton, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCamera, IconCheck, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { enviar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { ACEITA_DOCUMENTO, emJpegSePreciso } from '../../kit/anexos/imagem-em-jpeg.ts'

const TIPOS = ACEITA_DOCUMENTO.split(',').filter((t) => t.includes('/'))
const MAXIMO = 10 * 1024 * 1024

interface Props {
  /** the payment, or the exchange of a delivery, that it proves */
  readonly pagUid?: string
  readonly trocaUid?: string
  /** or the item of a purchase, and what the file proves of it */
  readonly doItem?: {
    readonly itemUid: string
    readonly tipo: 'retirada_por_terceiros' | 'aviso_de_recebimento'
  }
  aoEnviar(): void
}

/** To which of them the file goes. */
function mandarArquivo(p: Props, arquivo: File, chaveDoPedido: string): Promise<unknown> {
  if (p.doItem !== undefined)
    return enviar('POST /v1/entregas/:itemUid/comprovantes', [arquivo], {
      params: { itemUid: p.doItem.itemUid },
      body: { tipo: p.doItem.tipo, chaveDoPedido },
    })
  if (p.trocaUid !== undefined)
    return enviar('POST /v1/entregas/trocas/:uid/comprovante', [arquivo], {
      params: { uid: p.trocaUid },
      body: { chaveDoPedido },
    })
  return enviar('POST /v1/pagamentos/:uid/comprovantes', [arquivo], {
    params: { uid: p.pagUid ?? '' },
    body: { chaveDoPedido },
  })
}

export function EnviarComprovante(props: Props) {
  const { aoEnviar } = props
  const [estado, setEstado] = useState<'parado' | 'enviando' | 'enviado'>('parado')
  const [erro, setErro] = useState<string | null>(null)
  const chave = useRef<string | null>(null)
  const mandar = async (arquivo: File | null): Promise<void> => {
    if (arquivo === null || estado === 'enviando') return
    if (arquivo.size > MAXIMO)
      return setErro('O documento tem mais de 10 MB. Reduza o tamanho e envie novamente.')
    setEstado('enviando')
    setErro(null)
    chave.current ??= novaChave()
    try {
      await mandarArquivo(props, await emJpegSePreciso(arquivo), chave.current)
      chave.current = null
      setEstado('enviado')
      aoEnviar()
    } catch (e) {
      // Without an answer the proof may be there: the same key tells the server that it is the same one.
      if (!(e instanceof ErroDeChamada && e.codigo >= 500)) chave.current = null
      setErro(
        e instanceof ErroDeChamada ? (e.campos.arquivo ?? e.message) : 'O envio falhou. Tente novamente.',
      )
      setEstado('parado')
    }
  }
  return (
    <Stack gap="xs">
      <Dropzone
        onDrop={(arquivos) => void mandar(arquivos[0] ?? null)}
        onReject={() => setErro('Envie um PDF ou uma foto de até 10 MB.')}
        accept={TIPOS}
        maxSize={MAXIMO}
        multiple={false}
        loading={estado === 'enviando'}
        inputProps={{ 'aria-label': 'Arquivo do comprovante' }}
      >
        <Group justify="center" gap="sm" mih={88} wrap="nowrap">
          {estado === 'enviado' ? <IconCheck aria-hidden /> : <IconUpload aria-hidden />}
          <div>
            <Text fw={600}>{estado === 'enviado' ? 'Comprovante enviado' : 'Solte o comprovante aqui'}</Text>
            <Text size="sm" c="dimmed">
              ou toque para escolher · PDF ou foto, até 10 MB
            </Text>
          </div>
        </Group>
      </Dropzone>
      <Group hiddenFrom="md">
        <FileButton onChange={(a) => void mandar(a)} accept="image/*" capture="environment">
          {(p) => (
            <Button {...p} variant="default" fullWidth leftSection={<IconCamera size={18} aria-hidden />}>
              Fotografar o comprovante
            </Button>
          )}
        </FileButton>
      </Group>
      {estado === 'enviando' && <Progress value={100} animated aria-label="Enviando o comprovante" />}
      {erro && (
        <Paper p="xs" withBorder role="alert">
          <Text size="sm" c="red">
            {erro}
          </Text>
        </Paper>
      )}
    </Stack>
  )
}
