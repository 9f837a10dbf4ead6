// The sections in their order: dragged, or moved by the arrows of their handle.
import { ActionIcon, Badge, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { elemento } from '@martelo/domain/conteudo/elementos.ts'
import {
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { moverNaLista, useOrdenavel } from '../../../kit/ordenavel/usar-ordenavel.ts'
import { comAviso } from './avisos-do-editor.ts'
import { GaleriaDeSecoes } from './galeria-de-secoes.tsx'
import type { Editor, SessaoEditada } from './usar-editor.ts'

export function ListaDeSecoes({ editor, aoEscolher }: { editor: Editor; aoEscolher: (uid: string) => void }) {
  const { sessoes, uid } = editor.pagina
  const [galeria, setGaleria] = useState(false)
  const { item, anuncio } = useOrdenavel({
    quantos: sessoes.length,
    nome: (i) => sessoes[i]?.nome ?? '',
    mover: (de, para) => {
      const ordem = moverNaLista(sessoes, de, para).map((s) => s.uid)
      void editor.agir((versao) =>
        chamar('PUT /v1/hotsite/paginas/:id/ordem', { params: { id: uid }, body: { ordem, versao } }),
      )
    },
  })
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={600}>Seções</Text>
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setGaleria(true)}>
          Adicionar seção
        </Button>
      </Group>
      {sessoes.length === 0 && (
        <Text size="sm" c="dimmed">
          Esta página ainda não tem seções. Adicione a primeira: um texto, um banner, uma lista de lotes.
        </Text>
      )}
      <ul className="editor__secoes">
        {sessoes.map((s, i) => {
          const { linha, alca } = item(i)
          return (
            <li key={s.uid} {...linha} data-inativa={s.ativo ? undefined : ''}>
              <ActionIcon variant="subtle" color="gray" className="editor__alca" {...alca}>
                <IconGripVertical size={16} aria-hidden />
              </ActionIcon>
              <button type="button" className="editor__secao" onClick={() => aoEscolher(s.uid)}>
                <b>{s.nome}</b>
                <small>{elemento(s.elemento).nome}</small>
              </button>
              {!s.ativo && (
                <Badge size="xs" color="gray" variant="light">
                  Oculta
                </Badge>
              )}
              <AcoesDaSecao editor={editor} s={s} />
            </li>
          )
        })}
      </ul>
      <span className="ui-visually-hidden" role="status">
        {anuncio}
      </span>
      <GaleriaDeSecoes
        editor={editor}
        aberta={galeria}
        aoFechar={() => setGaleria(false)}
        aoCriar={(novo) => {
          setGaleria(false)
          aoEscolher(novo)
        }}
      />
    </Stack>
  )
}

function AcoesDaSecao({ editor, s }: { editor: Editor; s: SessaoEditada }) {
  const params = { id: s.uid }
  const duplicar = () =>
    comAviso('duplicar', () =>
      editor.agir((versao) =>
        chamar('POST /v1/hotsite/paginas/sessao/:id/duplicar', { params, body: { versao } }),
      ),
    )
  const mostrar = () =>
    editor.agir((versao) =>
      chamar('PUT /v1/hotsite/paginas/sessao/:id', { params, body: { ativo: !s.ativo, versao } }),
    )
  const apagar = async (): Promise<void> => {
    const apagou = await comAviso('apagar', () =>
      editor.agir((versao) => chamar('DELETE /v1/hotsite/paginas/sessao/:id', { params, query: { versao } })),
    )
    if (apagou)
      oferecerDesfazer(s.nome, () =>
        editor.agir(() => chamar('POST /v1/hotsite/paginas/sessao/:id/recuperar', { params })),
      )
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Ações de ${s.nome}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={s.ativo ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
          onClick={() => void mostrar()}
        >
          {s.ativo ? 'Ocultar' : 'Mostrar'}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void duplicar()}>
          Duplicar
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void apagar()}
        >
          Apagar
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const DESFAZER_MS = 10_000

/** What was deleted can come back while the word stands, and until the page is published. */
export function oferecerDesfazer(nome: string, desfazer: () => Promise<unknown>): void {
  const id = notifications.show({
    autoClose: DESFAZER_MS,
    color: 'gray',
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{nome} saiu do rascunho</Text>
        <Button
          size="compact-xs"
          variant="light"
          flex="none"
          onClick={() => {
            notifications.hide(id)
            void desfazer()
          }}
        >
          Desfazer
        </Button>
      </Group>
    ),
  })
}
