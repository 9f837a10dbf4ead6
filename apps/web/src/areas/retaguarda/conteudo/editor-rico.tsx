// The editor of rich text (Tiptap, over ProseMirror): loaded when a text is opened. It knows exactly what a page may carry;
// everything else that is pasted comes in as plain text.
import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.layer.css'
import { aceito, recusado } from '@martelo/domain/comum/identificadores/validado.ts'
import { validarLink, videoPermitido } from '@martelo/domain/conteudo/enderecos.ts'
import { IconLink, IconVideo } from '@tabler/icons-react'
import { type Editor, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { PropsDoCampoRico } from './campo-rico.tsx'
import { EnderecoNoTexto } from './endereco-no-texto.tsx'
import { NOS_DO_TEXTO } from './nos-do-texto.ts'

const KIT = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, HTMLAttributes: { target: null, rel: null } },
    // Otherwise an empty last line would be saved with the text.
    trailingNode: false,
  }),
  ...NOS_DO_TEXTO,
]

const ROTULOS = {
  boldControlLabel: 'Negrito',
  italicControlLabel: 'Itálico',
  underlineControlLabel: 'Sublinhado',
  h2ControlLabel: 'Título',
  h3ControlLabel: 'Subtítulo',
  bulletListControlLabel: 'Lista',
  orderedListControlLabel: 'Lista numerada',
  blockquoteControlLabel: 'Citação',
  undoControlLabel: 'Desfazer',
  redoControlLabel: 'Refazer',
}

export default function EditorRico({
  rotulo,
  valor,
  aoMudar,
  idDoRotulo,
}: Omit<PropsDoCampoRico, 'erro'> & { idDoRotulo: string }) {
  const editor = useEditor({
    extensions: KIT,
    // Read once: what the person is typing is not replaced by what came back from its saving.
    content: valor ?? '',
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': idDoRotulo,
        class: 'campo-rico__texto',
      },
    },
    onUpdate: ({ editor: e }) => aoMudar(e.isEmpty ? null : e.getHTML()),
  })
  return (
    <RichTextEditor editor={editor} labels={ROTULOS} className="campo-rico">
      <RichTextEditor.Toolbar role="toolbar" aria-label={`Formatação de ${rotulo}`}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>{editor && <Enderecos editor={editor} />}</RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}

const SEM_VIDEO = 'Use o endereço de um vídeo do YouTube ou do Vimeo'

function Enderecos({ editor }: { editor: Editor }) {
  const tirarLink = (): void => void editor.chain().focus().extendMarkRange('link').unsetLink().run()
  return (
    <>
      <EnderecoNoTexto
        nome="Link"
        exemplo="/pagina ou https://…"
        desenho={<IconLink size={16} aria-hidden />}
        ativo={editor.isActive('link')}
        atual={() => String(editor.getAttributes('link').href ?? '')}
        conferir={(t) => {
          const r = validarLink(t)
          return r.ok ? aceito(r.valor ?? '') : r
        }}
        aplicar={(href) => (href === '' ? tirarLink() : ligar(editor, href))}
        retirar={tirarLink}
      />
      <EnderecoNoTexto
        nome="Vídeo"
        exemplo="https://www.youtube.com/watch?v=…"
        desenho={<IconVideo size={16} aria-hidden />}
        ativo={editor.isActive('video')}
        atual={() => String(editor.getAttributes('video').src ?? '')}
        conferir={(t) => {
          const v = videoPermitido(t.trim())
          return v === null ? recusado(SEM_VIDEO) : aceito(v.quadro)
        }}
        aplicar={(src) => void editor.chain().focus().insertContent({ type: 'video', attrs: { src } }).run()}
      />
    </>
  )
}

/** Around what is chosen; with nothing chosen the address itself is the text. */
function ligar(editor: Editor, href: string): void {
  const ligado = editor.isActive('link') || !editor.state.selection.empty
  if (ligado) return void editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
  const marks = [{ type: 'link', attrs: { href } }]
  editor.chain().focus().insertContent({ type: 'text', text: href, marks }).run()
}
