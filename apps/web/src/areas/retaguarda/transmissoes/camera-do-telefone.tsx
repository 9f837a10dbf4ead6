// A telephone as camera of the desk: its picture goes there directly. A red frame says that everyone sees it.
import { Alert, Badge, Button, Stack, Text, Title } from '@mantine/core'
import { GUARDA_DE_GRAVACOES_DIAS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { useEffect, useRef, useState } from 'react'
import { ligarTelefone, type Sinal } from './telefone-como-camera.ts'

type Tally = Sinal['dados']['tally']

export function CameraDoTelefone({
  leilaoUid,
  canal,
  mesa,
}: {
  readonly leilaoUid: string
  readonly canal: string
  /** the desk that showed the code */
  readonly mesa: string | null
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [deFrente, setDeFrente] = useState(false)
  const [ligada, setLigada] = useState(false)
  const [tally, setTally] = useState<Tally>(null)
  const [erro, setErro] = useState(false)
  const abrir = (frente: boolean): void => {
    for (const t of stream?.getTracks() ?? []) t.stop()
    setErro(false)
    setDeFrente(frente)
    navigator.mediaDevices
      .getUserMedia({
        video: {
          facingMode: frente ? 'user' : 'environment',
          width: { ideal: 1280 },
          height: { ideal: 720 },
        },
        audio: false,
      })
      .then(setStream, () => setErro(true))
  }
  useEffect(() => {
    if (stream === null) return
    if (video.current) video.current.srcObject = stream
    // The screen stays on while it is a camera.
    const luz = navigator.wakeLock?.request('screen').catch(() => null)
    const parar = ligarTelefone(leilaoUid, { canal, mesa }, stream, { ligada: setLigada, tally: setTally })
    return () => {
      parar()
      void luz?.then((l) => l?.release())
    }
  }, [stream, leilaoUid, canal, mesa])
  return (
    <Stack className="estudio">
      <Title order={1} size="h3">
        Câmera do telefone
      </Title>
      {erro && (
        <Alert color="red" role="alert">
          Não foi possível abrir a câmera. Permita o uso dela neste navegador, em uma página segura (https).
        </Alert>
      )}
      <div className="estudio__telefone" data-tally={tally ?? undefined}>
        <video ref={video} muted playsInline autoPlay aria-label="Imagem desta câmera" />
      </div>
      <Text size="sm">
        Só a imagem deste telefone vai para a transmissão pública do leilão: o som dele não é captado. A
        transmissão pode ser gravada e guardada por {GUARDA_DE_GRAVACOES_DIAS} dias. Avise quem aparece nela.
      </Text>
      {stream === null ? (
        <Button size="lg" onClick={() => abrir(false)}>
          Ligar a câmera
        </Button>
      ) : (
        <>
          <Badge size="xl" color={tally === 'programa' ? 'red' : tally === 'previa' ? 'green' : 'gray'}>
            {tally === 'programa' ? 'NO AR' : tally === 'previa' ? 'Na prévia' : 'Fora do ar'}
          </Badge>
          <Text size="sm" role="status">
            {ligada ? 'Ligada à mesa.' : 'Procurando a mesa do estúdio.'}
          </Text>
          <Button variant="default" onClick={() => abrir(!deFrente)}>
            Trocar de câmera
          </Button>
        </>
      )}
    </Stack>
  )
}
