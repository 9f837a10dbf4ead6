// The editor of a page: its sections on the left, what is chosen of them beside, and the page as it would look. Edits
// go to the draft by themselves; the site changes on publishing.
import { Badge, Button, Group, Menu, Text, Title } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconArrowLeft, IconDots, IconHistory, IconSettings, IconWorldUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Conflito } from '../../../kit/ficha/conflito.tsx'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { SairSemSalvar } from '../../../kit/ficha/sair-sem-salvar.tsx'
import { DadosDaPagina } from './dados-da-pagina.tsx'
import './editor.css'
import { ListaDeSecoes } from './lista-de-secoes.tsx'
import { PainelDaSecao } from './painel-da-secao.tsx'
import { PreviaDoRascunho } from './previa-do-rascunho.tsx'
import type { EstadoDoForm } from './salvar-sozinho.ts'
import { type Editor, useEditor } from './usar-editor.ts'
import { VersoesPublicadas } from './versoes-publicadas.tsx'

export default function EditorDePagina() {
  const { uid = '' } = useParams()
  const { editor, erro, reler } = useEditor(uid)
  if (erro) return <FichaComErro erro={erro} voltar={TELAS_RETAGUARDA.paginas.path} refazer={reler} />
  return editor ? <Mesa key={uid} editor={editor} /> : <FichaCarregando />
}

function Mesa({ editor }: { editor: Editor }) {
  const { pagina } = editor
  const [escolhida, setEscolhida] = useState<string | null>(null)
  const [aba, setAba] = useState<'secoes' | 'pagina'>('secoes')
  const [historico, setHistorico] = useState(false)
  const [estado, setEstado] = useState<EstadoDoForm>('salvo')
  const secao = pagina.sessoes.find((s) => s.uid === escolhida) ?? null
  return (
    <div className="editor">
      <title>{`${pagina.titulo} | Páginas`}</title>
      <SairSemSalvar mudou={estado !== 'salvo'} />
      <Barra
        editor={editor}
        estado={estado}
        aoAbrirPagina={() => setAba('pagina')}
        aoAbrirHistorico={() => setHistorico(true)}
      />
      {editor.conflito && (
        <Conflito dados={editor.conflito} aoManterMeu={editor.manterMeu} aoUsarNovo={editor.usarNovo} />
      )}
      <div className="editor__mesa">
        <div className="editor__lado" data-com-painel={secao || aba === 'pagina' ? '' : undefined}>
          {aba === 'pagina' ? (
            <DadosDaPagina
              key={`${pagina.uid} ${editor.epoca}`}
              editor={editor}
              aoVoltar={() => setAba('secoes')}
              aoMudarEstado={setEstado}
            />
          ) : secao ? (
            <PainelDaSecao
              key={`${secao.uid} ${editor.epoca}`}
              editor={editor}
              s={secao}
              aoVoltar={() => setEscolhida(null)}
              aoMudarEstado={setEstado}
            />
          ) : (
            <ListaDeSecoes editor={editor} aoEscolher={setEscolhida} />
          )}
        </div>
        <PreviaDoRascunho
          pagina={pagina}
          escolhida={escolhida}
          aoEscolher={(uid) => {
            setAba('secoes')
            setEscolhida(uid)
          }}
        />
      </div>
      <VersoesPublicadas editor={editor} aberto={historico} aoFechar={() => setHistorico(false)} />
    </div>
  )
}

const DIZ: Readonly<Record<EstadoDoForm, string>> = {
  salvo: 'Rascunho salvo',
  pendente: 'Salvando o rascunho…',
  recusado: 'Corrija os campos marcados',
}

function Barra({
  editor,
  estado,
  aoAbrirPagina,
  aoAbrirHistorico,
}: {
  editor: Editor
  estado: EstadoDoForm
  aoAbrirPagina: () => void
  aoAbrirHistorico: () => void
}) {
  const { pagina } = editor
  const [publicando, setPublicando] = useState(false)
  const publicar = async (): Promise<void> => {
    setPublicando(true)
    const erros = await editor.agir((versao) =>
      chamar('POST /v1/hotsite/paginas/:id/publicar', { params: { id: pagina.uid }, body: { versao } }),
    )
    setPublicando(false)
    if (erros === null) avisarSucesso('Publicada. Os visitantes já veem.')
  }
  return (
    <Group className="editor__barra" justify="space-between" wrap="wrap" gap="sm">
      <Group gap="xs">
        <Button
          component={Link}
          to={TELAS_RETAGUARDA.paginas.path}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          Páginas
        </Button>
        <Title order={1} size="h4">
          {pagina.titulo}
        </Title>
        <Situacao pagina={pagina} />
      </Group>
      <Group gap="xs" wrap="nowrap" ml="auto">
        <Text size="xs" c="dimmed" aria-live="polite">
          {DIZ[estado]}
        </Text>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" size="sm" px="xs" aria-label="Mais ações da página">
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={aoAbrirPagina}>
              Título e buscadores
            </Menu.Item>
            <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={aoAbrirHistorico}>
              Publicações anteriores
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button
          size="sm"
          leftSection={<IconWorldUp size={16} aria-hidden />}
          loading={publicando}
          disabled={!pagina.mudou || estado !== 'salvo'}
          onClick={() => void publicar()}
        >
          Publicar
        </Button>
      </Group>
    </Group>
  )
}

function Situacao({ pagina }: { pagina: Editor['pagina'] }) {
  const { publicada: p } = pagina
  const quando = p
    ? `Publicada em ${formatarDataHora(Date.parse(p.em))}${p.por ? ` por ${p.por}` : ''}`
    : undefined
  if (!pagina.ativa)
    return (
      <Badge color="gray" variant="light">
        Desligada
      </Badge>
    )
  if (!pagina.mudou && p === null) return <Badge variant="light">Padrão do produto</Badge>
  return pagina.mudou ? (
    <Badge color="yellow" variant="light" title={quando}>
      Há mudanças a publicar
    </Badge>
  ) : (
    <Badge color="teal" variant="light" title={quando}>
      Publicada
    </Badge>
  )
}
