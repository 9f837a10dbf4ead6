// The pictures of a yard: sent and removed at once, apart from the form below them.
import { ActionIcon, Group, Image, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import type { FotoDoPatio } from '@martelo/contracts/patios/foto-do-patio.schemas.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { EnviarImagem } from '../../../kit/registro/enviar-imagem.tsx'

export function FotosDoPatio({ patUid }: { patUid: string }) {
  const consultas = useQueryClient()
  const chave = ['fotos-do-patio', patUid]
  const { data: fotos = [] } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/patios/:patUid/fotos', { params: { patUid } }),
  })
  const [legenda, setLegenda] = useState('')
  const [ocupado, setOcupado] = useState(false)
  const [erro, setErro] = useState<string | null>(null)
  const fazer = async (fn: () => Promise<readonly FotoDoPatio[]>): Promise<void> => {
    setOcupado(true)
    setErro(null)
    try {
      consultas.setQueryData(chave, await fn())
      setLegenda('')
    } catch (e) {
      setErro(e instanceof ErroDeChamada ? e.message : 'Não foi possível. Tente novamente.')
    } finally {
      setOcupado(false)
    }
  }
  const mandar = (arquivo: File): void =>
    void fazer(() =>
      enviar('POST /v1/patios/:patUid/fotos', [arquivo], { params: { patUid }, body: { legenda } }),
    )
  return (
    <Stack gap="xs" mb="lg">
      <Text size="sm" fw={500}>
        Fotos
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        {fotos.map((f) => (
          <Stack key={f.uid} gap={2}>
            <Image src={f.url} alt={f.legenda || 'Foto do pátio'} radius="sm" h={90} />
            <Group gap={4} wrap="nowrap" justify="space-between">
              <Text size="xs" c="dimmed" truncate>
                {f.legenda}
              </Text>
              <ActionIcon
                variant="subtle"
                color="red"
                disabled={ocupado}
                aria-label={`Tirar a foto ${f.legenda}`}
                onClick={() =>
                  void fazer(() => chamar('DELETE /v1/patios/fotos/:uid', { params: { uid: f.uid } }))
                }
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          </Stack>
        ))}
      </SimpleGrid>
      <Group align="end" gap="xs">
        <TextInput
          label="Legenda da próxima foto"
          size="sm"
          maxLength={120}
          value={legenda}
          onChange={(e) => setLegenda(e.currentTarget.value)}
        />
        <EnviarImagem
          nome="foto"
          escrito={['Enviar foto', 'Enviar foto']}
          tem={false}
          enviando={ocupado}
          size="sm"
          aoEscolher={mandar}
        />
      </Group>
      {erro && (
        <Text size="sm" c="red" role="alert">
          {erro}
        </Text>
      )}
    </Stack>
  )
}
