// One picture of the brand: sent at once, worn when the form is saved.
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import {
  type ImagemDaMarca,
  MEDIDAS_DA_IMAGEM,
  ROTULO_DA_IMAGEM,
} from '@martelo/domain/hotsites/aparencia.ts'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

const TIPOS = 'image/png,image/jpeg,image/webp'

export function CampoDaImagem({ id, r, uso }: { id: number; r: FormularioDoHotsite; uso: ImagemDaMarca }) {
  const [enviando, setEnviando] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const rotulo = ROTULO_DA_IMAGEM[uso]
  const url = r.valores[uso]
  const erro = recusa ?? r.erros[uso]
  const mandar = async (arquivo: File | null): Promise<void> => {
    if (arquivo === null) return
    setEnviando(true)
    setRecusa(null)
    try {
      const guardada = await enviar('POST /v1/hotsite/admin/:id/imagem', [arquivo], {
        params: { id },
        body: { uso },
      })
      r.mudar(uso, guardada.url)
    } catch (e) {
      setRecusa(
        e instanceof ErroDeChamada
          ? (e.campos[uso] ?? e.message)
          : 'Não foi possível enviar. Tente novamente.',
      )
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {rotulo}
      </Text>
      <div className="hotsite-imagem" data-uso={uso}>
        {url ? <img src={url} alt={`${rotulo} escolhido`} /> : <Text size="sm">Nenhuma imagem</Text>}
      </div>
      <Text size="xs" c="dimmed">
        {MEDIDAS_DA_IMAGEM[uso].orientacao}
      </Text>
      {erro && (
        <Text size="xs" c="red" role="alert">
          {erro}
        </Text>
      )}
      <Group gap="xs">
        <FileButton accept={TIPOS} onChange={(f) => void mandar(f)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={enviando}
              leftSection={<IconUpload size={14} aria-hidden />}
              aria-label={`${url ? 'Trocar' : 'Enviar'} ${rotulo}`}
            >
              {url ? 'Trocar' : 'Enviar'}
            </Button>
          )}
        </FileButton>
        {url && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={`Retirar ${rotulo}`}
            onClick={() => r.mudar(uso, null)}
          >
            Retirar
          </Button>
        )}
      </Group>
    </Stack>
  )
}
