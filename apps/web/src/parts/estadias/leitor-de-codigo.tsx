// Reads a code at the gate: typed, by a reader that types, or by the camera where the browser can read codes itself.
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

interface Detector {
  detect(de: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type FabricaDeDetector = new (o: { formats: string[] }) => Detector
const detector = (): FabricaDeDetector | undefined =>
  (globalThis as unknown as { BarcodeDetector?: FabricaDeDetector }).BarcodeDetector

const INTERVALO_MS = 250

export function LeitorDeCodigo({
  aoLer,
  rotulo = 'Código da chave ou da autorização',
}: {
  aoLer: (texto: string) => void
  rotulo?: string
}) {
  const [texto, setTexto] = useState('')
  const [camera, setCamera] = useState(false)
  const [pode, setPode] = useState(false)
  useEffect(() => setPode(detector() !== undefined && 'mediaDevices' in navigator), [])
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        if (texto.trim() === '') return
        aoLer(texto.trim())
        setTexto('')
      }}
    >
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          label={rotulo}
          placeholder="Leia o QR ou digite"
          autoComplete="off"
          maxLength={400}
          flex={1}
          value={texto}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        {pode && (
          <Button variant="default" aria-label="Ler com a câmera" onClick={() => setCamera(true)}>
            <IconQrcode size={20} aria-hidden />
          </Button>
        )}
        <Button type="submit">Abrir</Button>
      </Group>
      {camera && (
        <Camera
          aoFechar={() => setCamera(false)}
          aoLer={(lido) => {
            setCamera(false)
            aoLer(lido)
          }}
        />
      )}
    </form>
  )
}

function Camera({ aoFechar, aoLer }: { aoFechar: () => void; aoLer: (texto: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [erro, setErro] = useState<string | null>(null)
  const lido = useRef(aoLer)
  lido.current = aoLer
  useEffect(() => {
    const Fabrica = detector()
    if (Fabrica === undefined) return
    const leitor = new Fabrica({ formats: ['qr_code'] })
    let fluxo: MediaStream | null = null
    let acabou = false
    const olhar = async (): Promise<void> => {
      if (acabou || video.current === null) return
      const [achado] = await leitor.detect(video.current).catch(() => [])
      if (achado !== undefined && !acabou) {
        acabou = true
        return lido.current(achado.rawValue)
      }
      setTimeout(() => void olhar(), INTERVALO_MS)
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (f) => {
        fluxo = f
        if (acabou || video.current === null) return f.getTracks().forEach((t) => t.stop())
        video.current.srcObject = f
        void video.current.play().then(olhar)
      },
      () => setErro('A câmera não abriu. Digite o código.'),
    )
    return () => {
      acabou = true
      fluxo?.getTracks().forEach((t) => t.stop())
    }
  }, [])
  return (
    <Modal opened onClose={aoFechar} title="Aponte para o QR" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      {erro ? (
        <Text role="alert">{erro}</Text>
      ) : (
        <video ref={video} muted playsInline style={{ width: '100%' }} aria-label="Imagem da câmera" />
      )}
    </Modal>
  )
}
