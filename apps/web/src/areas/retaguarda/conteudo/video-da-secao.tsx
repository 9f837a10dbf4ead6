// A film of the house, behind an opening or as an item: sent at once, refused at its field.
import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

export function VideoDaSecao({
  rotulo = 'Vídeo de fundo',
  ajuda = 'MP4 ou WebM até 12 MB, sem som. No celular, e para quem pede menos movimento, fica a imagem.',
  erro,
  valor,
  aoMudar,
  aoSaberDuracao,
}: {
  rotulo?: string
  ajuda?: string
  erro: string | undefined
  valor: string | null
  aoMudar: (url: string | null) => void
  /** whole seconds, once the browser has read the film */
  aoSaberDuracao?: (segundos: number) => void
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
    <Input.Wrapper label={rotulo} description={ajuda} error={recusa ?? erro} labelElement="div">
      {valor && (
        <video
          src={valor}
          muted
          controls
          preload="metadata"
          className="editor__imagem"
          onLoadedMetadata={(e) => {
            const s = Math.round(e.currentTarget.duration)
            if (Number.isFinite(s) && s > 0) aoSaberDuracao?.(s)
          }}
        />
      )}
      <Group gap="xs" mt={4}>
        <FileButton accept="video/mp4,video/webm" onChange={(a) => void mandar(a)}>
          {(props) => (
            <Button
              {...props}
              size="compact-xs"
              variant="default"
              loading={enviando}
              leftSection={<IconUpload size={14} aria-hidden />}
              aria-label={`${valor ? 'Trocar' : 'Enviar'} ${rotulo.toLowerCase()}`}
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
            aria-label={`Retirar ${rotulo.toLowerCase()}`}
            onClick={() => aoMudar(null)}
          >
            Retirar
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
