// A file seen in place: a picture, a PDF in a frame of its own, a film; to the one before and the one after it.
import { ActionIcon, Anchor, Group, Modal, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Anexo, enderecoDoAnexo } from './usar-anexos.ts'

interface Props {
  readonly todos: readonly Anexo[]
  readonly aberto: string | null
  readonly abrir: (uid: string | null) => void
}

export function VerAnexo({ todos, aberto, abrir }: Props) {
  const i = todos.findIndex((a) => a.uid === aberto)
  const a = todos[i]
  const ir = (passo: number): void => {
    const alvo = todos[i + passo]
    if (a && alvo) abrir(alvo.uid)
  }
  useHotkeys([
    ['ArrowLeft', () => ir(-1)],
    ['ArrowRight', () => ir(1)],
  ])
  return (
    <Modal
      opened={a !== undefined}
      onClose={() => abrir(null)}
      size="xl"
      title={a?.nome}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
      styles={{ title: { overflowWrap: 'anywhere' } }}
    >
      {a && (
        <Stack className="anexo-visor" gap="xs">
          <Visor key={a.uid} a={a} />
          <Group justify="space-between">
            <Group gap={4}>
              <ActionIcon
                variant="default"
                aria-label="Arquivo anterior"
                disabled={i === 0}
                onClick={() => ir(-1)}
              >
                <IconChevronLeft size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label="Próximo arquivo"
                disabled={i === todos.length - 1}
                onClick={() => ir(1)}
              >
                <IconChevronRight size={18} />
              </ActionIcon>
              <Text size="xs" c="dimmed">
                {i + 1} de {todos.length}
              </Text>
            </Group>
            <Group>
              <Anchor href={enderecoDoAnexo(a.uid, 'abrir')} target="_blank" rel="noreferrer" size="sm">
                Abrir em outra aba
              </Anchor>
              <Anchor href={enderecoDoAnexo(a.uid, 'baixar')} download size="sm">
                Baixar
              </Anchor>
            </Group>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

function Visor({ a }: { a: Anexo }) {
  const src = enderecoDoAnexo(a.uid, 'abrir')
  if (a.tipoArquivo.startsWith('image/')) return <img src={src} alt={a.nome} />
  // Muted until the user wants its sound.
  if (a.tipoArquivo.startsWith('video/'))
    return <video src={src} muted controls playsInline preload="metadata" aria-label={a.nome} />
  return <iframe src={src} title={a.nome} />
}
