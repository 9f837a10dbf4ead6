// The items of a section: opened to be edited, dragged, duplicated, deleted with a way back.
import { ActionIcon, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { elemento } from '@martelo/domain/conteudo/elementos.ts'
import { noPeriodo } from '@martelo/domain/conteudo/paginas.ts'
import { IconChevronDown, IconCopy, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { relogio } from '../../../core/relogio.ts'
import { type ItemOrdenavel, moverNaLista, useOrdenavel } from '../../../kit/ordenavel/usar-ordenavel.ts'
import { FormDoItem } from './form-do-item.tsx'
import { oferecerDesfazer } from './lista-de-secoes.tsx'
import type { EstadoDoForm } from './salvar-sozinho.ts'
import { comAviso } from './avisos-do-editor.ts'
import type { Editor, ItemEditado, SessaoEditada } from './usar-editor.ts'

interface Props {
  readonly editor: Editor
  readonly s: SessaoEditada
  readonly aoMudarEstado: (e: EstadoDoForm) => void
}

const SEM_NOME = /<[^>]*>/g
const nomeDe = (i: ItemEditado, um: string, n: number): string =>
  i.titulo ||
  i.texto?.replace(SEM_NOME, ' ').trim().slice(0, 40) ||
  `${um.charAt(0).toUpperCase()}${um.slice(1)} ${n + 1}`

export function ItensDaSecao({ editor, s, aoMudarEstado }: Props) {
  const tipo = elemento(s.elemento).itens
  const um = tipo?.um ?? 'item'
  const [aberto, setAberto] = useState<string | null>(s.itens.length === 1 ? (s.itens[0]?.uid ?? null) : null)
  const { item, anuncio } = useOrdenavel({
    quantos: s.itens.length,
    nome: (i) => nomeDe(s.itens[i] as ItemEditado, um, i),
    mover: (de, para) => {
      const ordem = moverNaLista(s.itens, de, para).map((i) => i.uid)
      const params = { id: editor.pagina.uid }
      void editor.agir((versao) =>
        chamar('PUT /v1/hotsite/paginas/:id/ordem', { params, body: { sessaoUid: s.uid, ordem, versao } }),
      )
    },
  })
  const criar = async (): Promise<void> => {
    let novo = ''
    await editor.agir(async (versao) => {
      const p = await chamar('POST /v1/hotsite/paginas/sessao/itens', { body: { sessaoUid: s.uid, versao } })
      novo = p.sessoes.find((x) => x.uid === s.uid)?.itens.at(-1)?.uid ?? ''
      return p
    })
    if (novo !== '') setAberto(novo)
  }
  return (
    <Stack gap="xs">
      <ul className="editor__itens">
        {s.itens.map((i, n) => (
          <LinhaDoItem
            key={i.uid}
            editor={editor}
            s={s}
            aoMudarEstado={aoMudarEstado}
            i={i}
            nome={nomeDe(i, um, n)}
            ordem={item(n)}
            aberto={aberto === i.uid}
            aoAbrir={() => setAberto(aberto === i.uid ? null : i.uid)}
          />
        ))}
      </ul>
      <span className="ui-visually-hidden" role="status">
        {anuncio}
      </span>
      {s.itens.length < (tipo?.maximo ?? 0) ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => void criar()}
        >
          Adicionar {um}
        </Button>
      ) : (
        <Text size="xs" c="dimmed">
          {(tipo?.maximo ?? 1) > 1 ? `Esta seção tem no máximo ${tipo?.maximo} itens.` : null}
        </Text>
      )}
    </Stack>
  )
}

function LinhaDoItem({
  editor,
  s,
  aoMudarEstado,
  i,
  nome,
  ordem: { linha, alca },
  aberto,
  aoAbrir,
}: Props & {
  i: ItemEditado
  nome: string
  ordem: ItemOrdenavel
  aberto: boolean
  aoAbrir: () => void
}) {
  return (
    <li {...linha} draggable={!aberto && linha.draggable}>
      <Group gap={4} wrap="nowrap">
        {s.itens.length > 1 && (
          <ActionIcon variant="subtle" color="gray" className="editor__alca" {...alca}>
            <IconGripVertical size={16} aria-hidden />
          </ActionIcon>
        )}
        <button type="button" className="editor__secao" aria-expanded={aberto} onClick={aoAbrir}>
          <b>{nome}</b>
        </button>
        {!noPeriodo(i, relogio.agora()) && (
          <Badge size="xs" color="gray" variant="light">
            Fora do período
          </Badge>
        )}
        <IconChevronDown size={16} aria-hidden className="editor__seta" data-aberto={aberto || undefined} />
      </Group>
      {aberto && (
        <>
          <FormDoItem key={editor.epoca} editor={editor} s={s} item={i} aoMudarEstado={aoMudarEstado} />
          <AcoesDoItem editor={editor} i={i} nome={nome} />
        </>
      )}
    </li>
  )
}

function AcoesDoItem({ editor, i, nome }: { editor: Editor; i: ItemEditado; nome: string }) {
  const params = { id: i.uid }
  const duplicar = () =>
    comAviso('duplicar', () =>
      editor.agir((versao) =>
        chamar('POST /v1/hotsite/paginas/sessao/itens', { body: { itemUid: i.uid, versao } }),
      ),
    )
  const apagar = async (): Promise<void> => {
    const apagou = await comAviso('apagar', () =>
      editor.agir((versao) =>
        chamar('DELETE /v1/hotsite/paginas/sessao/itens/:id', { params, query: { versao } }),
      ),
    )
    if (apagou)
      oferecerDesfazer(nome, () =>
        editor.agir(() => chamar('POST /v1/hotsite/paginas/sessao/itens/:id/recuperar', { params })),
      )
  }
  return (
    <Group gap="xs" mt="sm">
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconCopy size={14} aria-hidden />}
        onClick={() => void duplicar()}
      >
        Duplicar
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={14} aria-hidden />}
        onClick={() => void apagar()}
      >
        Apagar
      </Button>
    </Group>
  )
}
