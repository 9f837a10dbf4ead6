// One file of a record: what it is, whose, and what can be done with it.
import { ActionIcon, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import {
  type EntidadeComAnexos,
  formatarTamanho,
  TIPOS_DE_ANEXO,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import {
  IconDots,
  IconDownload,
  IconFileTypePdf,
  IconFolder,
  IconGripVertical,
  IconMovie,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { relogio } from '../../core/relogio.ts'
import type { ItemOrdenavel } from '../ordenavel/usar-ordenavel.ts'
import { MudarAnexo } from './mudar-anexo.tsx'
import { type Anexo, enderecoDoAnexo, type useAnexos } from './usar-anexos.ts'

interface Props {
  readonly anexo: Anexo
  readonly entidade: EntidadeComAnexos
  readonly pastas: readonly string[]
  readonly editar: boolean
  readonly ordenavel: ItemOrdenavel
  readonly abrir: () => void
  readonly mudar: ReturnType<typeof useAnexos>['mudar']
  readonly trocar: (arquivo: File) => void
  readonly remover: () => void
}

export function UmAnexo({ anexo: a, editar, ordenavel, abrir, ...p }: Props) {
  return (
    <li className="anexo" {...ordenavel.linha}>
      {editar && (
        <UnstyledButton className="anexo-alca" {...ordenavel.alca}>
          <IconGripVertical size={18} aria-hidden />
        </UnstyledButton>
      )}
      <UnstyledButton className="anexo-abrir" onClick={abrir}>
        <span className="anexo-quadro">
          <Quadro a={a} />
        </span>
        <span className="anexo-texto">
          <Text size="sm" fw={600} component="span" className="anexo-nome">
            <VisuallyHidden>Abrir </VisuallyHidden>
            {a.nome}
          </Text>
          <Text size="xs" c="dimmed" component="span">
            {TIPOS_DE_ANEXO[a.tipo].rotulo} · {formatarTamanho(a.tamanho)} · {a.enviadoPor},{' '}
            <time dateTime={a.enviadoAt} title={formatarDataHora(Date.parse(a.enviadoAt))}>
              {tempoRelativo(Date.parse(a.enviadoAt), relogio.agora())}
            </time>
          </Text>
          {a.informacao && (
            <Text size="xs" component="span">
              {a.informacao}
            </Text>
          )}
        </span>
      </UnstyledButton>
      <Acoes a={a} editar={editar} {...p} />
    </li>
  )
}

function Quadro({ a }: { a: Anexo }) {
  if (a.tipoArquivo.startsWith('image/'))
    return <img src={enderecoDoAnexo(a.uid, 'miniatura')} alt="" loading="lazy" draggable={false} />
  return a.tipoArquivo.startsWith('video/') ? <IconMovie aria-hidden /> : <IconFileTypePdf aria-hidden />
}

function Acoes({
  a,
  entidade,
  pastas,
  editar,
  mudar,
  trocar,
  remover,
}: Omit<Props, 'anexo' | 'ordenavel' | 'abrir'> & { a: Anexo }) {
  const escolha = useRef<HTMLInputElement>(null)
  const [mudando, setMudando] = useState(false)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Ações de ${a.nome}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component="a"
            href={enderecoDoAnexo(a.uid, 'baixar')}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Baixar
          </Menu.Item>
          {editar && (
            <>
              <Menu.Item
                leftSection={<IconReplace size={16} aria-hidden />}
                onClick={() => escolha.current?.click()}
              >
                Trocar o arquivo
              </Menu.Item>
              <Menu.Item leftSection={<IconFolder size={16} aria-hidden />} onClick={() => setMudando(true)}>
                Mudar tipo e pasta
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remover}>
                Remover
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {editar && <Escolha de={escolha} nome={a.nome} trocar={trocar} />}
      {mudando && (
        <MudarAnexo
          anexo={a}
          entidade={entidade}
          pastas={pastas}
          mudar={mudar}
          aoFechar={() => setMudando(false)}
        />
      )}
    </>
  )
}

function Escolha({
  de,
  nome,
  trocar,
}: {
  de: RefObject<HTMLInputElement | null>
  nome: string
  trocar: (arquivo: File) => void
}) {
  return (
    <input
      ref={de}
      type="file"
      hidden
      aria-label={`Novo arquivo no lugar de ${nome}`}
      onChange={(e) => {
        const [arquivo] = e.currentTarget.files ?? []
        // The same file again is a choice again.
        e.currentTarget.value = ''
        if (arquivo) trocar(arquivo)
      }}
    />
  )
}
