// The film behind an opening: sent at once, refused at its field.
import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

export function VideoDaSecao({
  erro,
  valor,
  aoMudar,
}: {
  erro: string | undefined
  valor: string | null
  aoMudar: (url: string | null) => void
}) {
  const [enviando, setEnviando] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const mandar = async (arquivo: File | null): Promise<void> => {
    if (arquivo === null) return
    setEnviando(true)
    setRecusa(null)
    try {
      const { url } = await enviar('POST /v1/hotsite/paginas/video', [arquivo])
      aoMudar(url)
    } catch (e) {
      setRecusa(e instanceof ErroDeChamada ? e.message : 'Não foi possível enviar. Tente de novo.')
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Input.Wrapper
      label="Vídeo de fundo"
      description="MP4 ou WebM até 12 MB, sem som. No celular, e para quem pede menos movimento, fica a imagem."
      error={recusa ?? erro}
      labelElement="div"
    >
      {valor && <video src={valor} muted controls preload="metadata" className="editor__imagem" />}
      <Group gap="xs" mt={4}>
        <FileButton accept="video/mp4,video/webm" onChange={(a) => void mandar(a)}>
          {(props) => (
            <Button
              {...props}
              size="compact-xs"
              variant="default"
              loading={enviando}
              leftSection={<IconUpload size={14} aria-hidden />}
              aria-label={`${valor ? 'Trocar' : 'Enviar'} vídeo de fundo`}
            >
              {valor ? 'Trocar' : 'Enviar'}
            </Button>
          )}
        </FileButton>
        {valor && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label="Retirar vídeo de fundo"
            onClick={() => aoMudar(null)}
          >
            Retirar
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
