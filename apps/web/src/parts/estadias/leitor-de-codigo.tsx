// Reads a code at the gate: typed, by a reader that types, or by the camera.
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { abrirLeitorDeQr, type LeitorDeQr } from './ler-qr.ts'

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
  useEffect(() => setPode('mediaDevices' in navigator), [])
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
    let fluxo: MediaStream | null = null
    let acabou = false
    const olhar = async (ler: LeitorDeQr): Promise<void> => {
      if (acabou || video.current === null) return
      const achado = await ler(video.current)
      if (achado !== null && !acabou) {
        acabou = true
        return lido.current(achado)
      }
      setTimeout(() => void olhar(ler), INTERVALO_MS)
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (f) => {
        fluxo = f
        if (acabou || video.current === null) return f.getTracks().forEach((t) => t.stop())
        video.current.srcObject = f
        void Promise.all([abrirLeitorDeQr(), video.current.play()]).then(
          ([ler]) => olhar(ler),
          () => setErro('A leitura não abriu. Digite o código.'),
        )
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
