// Rich text with a small bar: bold, italic, heading, list, link, and nothing else. The browser edits; what it made of
// it is cleaned by the server, so a paste from anywhere does no harm.
import { ActionIcon, Group, Input } from '@mantine/core'
import { IconBold, IconH2, IconItalic, IconLink, IconList, IconListNumbers } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'

const COMANDOS = [
  ['bold', 'Negrito', IconBold],
  ['italic', 'Itálico', IconItalic],
  ['formatBlock', 'Subtítulo', IconH2],
  ['insertUnorderedList', 'Lista', IconList],
  ['insertOrderedList', 'Lista numerada', IconListNumbers],
] as const

export function CampoRico({
  rotulo,
  erro,
  valor,
  aoMudar,
}: {
  rotulo: string
  erro: string | undefined
  valor: string | null
  aoMudar: (html: string | null) => void
}) {
  const id = useId()
  const caixa = useRef<HTMLDivElement>(null)
  const inicial = useRef(valor)
  useEffect(() => {
    // Written once: React must not touch what the person is typing into.
    if (caixa.current) caixa.current.innerHTML = inicial.current ?? ''
  }, [])
  const dizer = (): void => {
    const html = caixa.current?.innerHTML ?? ''
    aoMudar(caixa.current?.textContent?.trim() === '' && !html.includes('<iframe') ? null : html)
  }
  const mandar = (comando: string, argumento?: string): void => {
    caixa.current?.focus()
    document.execCommand(comando, false, argumento)
    dizer()
  }
  const ligar = (): void => {
    const endereco = window.prompt('Endereço do link (https://… ou /pagina)')
    if (endereco) mandar('createLink', endereco)
  }
  return (
    <Input.Wrapper label={rotulo} error={erro} labelElement="div" labelProps={{ id }}>
      <div className="campo-rico">
        <Group gap={2} role="toolbar" aria-label={`Formatação de ${rotulo}`}>
          {COMANDOS.map(([comando, nome, Desenho]) => (
            <ActionIcon
              key={comando}
              variant="subtle"
              color="gray"
              aria-label={nome}
              title={nome}
              onMouseDown={(e) => e.preventDefault()}
              onClick={() => mandar(comando, comando === 'formatBlock' ? 'h3' : undefined)}
            >
              <Desenho size={16} aria-hidden />
            </ActionIcon>
          ))}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Link"
            title="Link"
            onMouseDown={(e) => e.preventDefault()}
            onClick={ligar}
          >
            <IconLink size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <div
          ref={caixa}
          className="campo-rico__texto"
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          onInput={dizer}
          onPaste={(e) => {
            e.preventDefault()
            document.execCommand('insertText', false, e.clipboardData.getData('text/plain'))
          }}
        />
      </div>
    </Input.Wrapper>
  )
}
