// The buttons of one picture that is sent at once: one sends or changes it, the other takes it off. What the picture looks like,
// its measures and why it was refused (usar-envio.ts) stand where the screen puts them.
import { Button, type ButtonProps, FileButton, Group, Text } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'

const ACEITA = 'image/png,image/jpeg,image/webp'

interface Props {
  /** in the accessible names: "Enviar Logo" */
  readonly nome: string
  readonly tem: boolean
  readonly enviando: boolean
  readonly aoEscolher: (arquivo: File) => void
  /** what the buttons say where the name stands in them: without a picture, with one */
  readonly escrito?: readonly [enviar: string, trocar: string]
  readonly aoTirar?: (() => void) | undefined
  readonly tirar?: string
  readonly travado?: boolean
  readonly size?: ButtonProps['size']
}

export function EnviarImagem({ escrito, nome, tem, tirar = 'Retirar', size = 'xs', ...p }: Props) {
  const texto = escrito?.[tem ? 1 : 0] ?? (tem ? 'Trocar' : 'Enviar')
  return (
    <Group gap="xs" wrap="nowrap">
      <FileButton accept={ACEITA} disabled={p.travado ?? false} onChange={(a) => a && p.aoEscolher(a)}>
        {(props) => (
          <Button
            {...props}
            size={size}
            variant="default"
            loading={p.enviando}
            leftSection={<IconUpload size={14} aria-hidden />}
            aria-label={escrito ? texto : `${texto} ${nome}`}
          >
            {texto}
          </Button>
        )}
      </FileButton>
      {tem && p.aoTirar && !p.travado && (
        <Button
          size={size}
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={escrito ? tirar : `${tirar} ${nome}`}
          onClick={p.aoTirar}
        >
          {tirar}
        </Button>
      )}
    </Group>
  )
}

export function RecusaDaImagem({ erro }: { readonly erro: string | null | undefined }) {
  return erro ? (
    <Text size="xs" c="red" role="alert">
      {erro}
    </Text>
  ) : null
}
