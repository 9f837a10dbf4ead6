// A button of the text's bar that asks for an address: of a link, or of a video. The address is judged here as the server will.
import { Button, Group, Popover, Stack, TextInput } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import type { Validado } from '@martelo/domain/comum/identificadores/validado.ts'
import { type FormEvent, type ReactNode, useState } from 'react'

interface Props {
  readonly nome: string
  readonly exemplo: string
  readonly desenho: ReactNode
  readonly ativo: boolean
  /** what stands there now */
  readonly atual: () => string
  readonly conferir: (texto: string) => Validado
  readonly aplicar: (endereco: string) => void
  /** absent: it is deleted like any text */
  readonly retirar?: () => void
}

export function EnderecoNoTexto(p: Props) {
  const [aberto, setAberto] = useState(false)
  return (
    <Popover
      opened={aberto}
      onChange={setAberto}
      trapFocus
      returnFocus
      shadow="md"
      width={320}
      withRoles={false}
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={p.nome}
          title={p.nome}
          aria-haspopup="dialog"
          aria-expanded={aberto}
          active={p.ativo}
          onClick={() => setAberto(true)}
        >
          {p.desenho}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={p.nome}>
        <Formulario {...p} fechar={() => setAberto(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Remounted each time it is opened. */
function Formulario({
  nome,
  exemplo,
  ativo,
  atual,
  conferir,
  aplicar,
  retirar,
  fechar,
}: Props & { readonly fechar: () => void }) {
  const [texto, setTexto] = useState(atual)
  const [erro, setErro] = useState<string | null>(null)
  const enviar = (e: FormEvent): void => {
    e.preventDefault()
    // The field stands in other forms; this one is its own.
    e.stopPropagation()
    const r = conferir(texto)
    if (!r.ok) return setErro(r.mensagem)
    fechar()
    aplicar(r.valor)
  }
  return (
    <Stack component="form" gap="xs" onSubmit={enviar}>
      <TextInput
        label={`Endereço do ${nome.toLowerCase()}`}
        placeholder={exemplo}
        data-autofocus
        value={texto}
        error={erro}
        onChange={(e) => setTexto(e.currentTarget.value)}
      />
      <Group gap="xs" justify="end">
        {retirar && ativo && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() => {
              fechar()
              retirar()
            }}
          >
            Retirar
          </Button>
        )}
        <Button size="xs" type="submit">
          Aplicar
        </Button>
      </Group>
    </Stack>
  )
}
