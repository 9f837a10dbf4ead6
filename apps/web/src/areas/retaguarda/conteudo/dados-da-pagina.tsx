// What the page says of itself: its title, and what search engines and shared links show.
import { Button, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { ImagemDaPagina } from './imagem-da-pagina.tsx'
import { ScriptDaPagina } from './campo-do-script.tsx'
import { type EstadoDoForm, useSalvarSozinho } from './salvar-sozinho.ts'
import type { Editor, PaginaEditada } from './usar-editor.ts'

type Valores = Pick<
  PaginaEditada,
  'titulo' | 'descricao' | 'keywords' | 'tituloPagina' | 'descricaoPagina' | 'imagemPrincipal' | 'container'
>

const CAMPOS = [
  ['tituloPagina', 'Título na página', 160, 'O grande título no alto; vazio usa o título'],
  ['descricaoPagina', 'Texto sob o título', 400, ''],
  ['titulo', 'Título nos buscadores', 120, ''],
  ['descricao', 'Descrição nos buscadores', 400, 'Uma ou duas frases'],
  ['keywords', 'Palavras-chave', 300, 'Separadas por vírgula'],
] as const

export function DadosDaPagina({
  editor,
  aoVoltar,
  aoMudarEstado,
}: {
  editor: Editor
  aoVoltar: () => void
  aoMudarEstado: (e: EstadoDoForm) => void
}) {
  const { pagina } = editor
  const administra = permite('hotsite:editar', useQuem())
  const f = useSalvarSozinho<Valores>(
    pagina,
    (mudou) =>
      editor.agir(
        (versao) =>
          chamar('PUT /v1/hotsite/paginas/:id', { params: { id: pagina.uid }, body: { ...mudou, versao } }),
        { silencio: true },
      ),
    aoMudarEstado,
  )
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={aoVoltar}
        >
          Seções
        </Button>
        <Text size="sm" c="dimmed">
          {pagina.uri}
        </Text>
      </Group>
      {CAMPOS.map(([campo, label, maxLength, description]) => {
        const Caixa = maxLength > 200 ? Textarea : TextInput
        return (
          <Caixa
            key={campo}
            label={label}
            description={description || undefined}
            maxLength={maxLength}
            error={f.erros[campo]}
            value={f.valores[campo] ?? ''}
            onChange={(e: { currentTarget: { value: string } }) =>
              f.mudar({ [campo]: e.currentTarget.value })
            }
          />
        )
      })}
      <ImagemDaPagina
        uso="imagemPrincipal"
        rotulo="Imagem principal"
        erro={f.erros.imagemPrincipal}
        valor={f.valores.imagemPrincipal}
        aoMudar={(imagemPrincipal) => f.mudar({ imagemPrincipal })}
      />
      <Switch
        label="Margens laterais"
        description="Sem elas, a página usa a janela inteira"
        checked={f.valores.container}
        onChange={(e) => f.mudar({ container: e.currentTarget.checked })}
      />
      {administra && <ScriptDaPagina uri={pagina.uri} />}
    </Stack>
  )
}
