// A picture of a page: sent at once, refused at its field.
import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'

export function ImagemDaPagina({
  uso,
  rotulo,
  erro,
  valor,
  aoMudar,
}: {
  uso: 'imagem' | 'imagemMobile' | 'imagemPrincipal'
  rotulo: string
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
      const { url } = await enviar('POST /v1/hotsite/paginas/imagem', [arquivo], { body: { uso } })
      aoMudar(url)
    } catch (e) {
      setRecusa(
        e instanceof ErroDeChamada ? (e.campos[uso] ?? e.message) : 'Não foi possível enviar. Tente de novo.',
      )
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Input.Wrapper label={rotulo} error={recusa ?? erro} labelElement="div">
      {valor && <img src={valor} alt={`${rotulo} escolhida`} className="editor__imagem" />}
      <Group gap="xs" mt={4}>
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(a) => void mandar(a)}>
          {(props) => (
            <Button
              {...props}
              size="compact-xs"
              variant="default"
              loading={enviando}
              leftSection={<IconUpload size={14} aria-hidden />}
              aria-label={`${valor ? 'Trocar' : 'Enviar'} ${rotulo}`}
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
            aria-label={`Retirar ${rotulo}`}
            onClick={() => aoMudar(null)}
          >
            Retirar
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
