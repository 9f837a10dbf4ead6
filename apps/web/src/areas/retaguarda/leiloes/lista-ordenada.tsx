// The rows of the auction's lots, each with its handle.
import {
  Checkbox,
  Group,
  Image,
  Skeleton,
  Stack,
  Table,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import type { EventoDaCasa } from '@martelo/domain/lotes/acoes.ts'
import { IconGripVertical, IconLink, IconPhotoOff, IconStarFilled } from '@tabler/icons-react'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { SeloDoLote } from '../../../parts/estados/situacoes.tsx'
import { type ItemOrdenavel, useOrdenavel } from '../../../kit/ordenavel/usar-ordenavel.ts'
import { Vao } from '../../../kit/tabela/vao.tsx'
import { useLinhasVirtuais } from '../../../kit/tabela/linhas-virtuais.ts'
import type { LoteDoLeilao } from './leilao-lido.ts'
import { useRef } from 'react'
import { PrecoDaCasa } from '../../../parts/lotes/preco-da-casa.tsx'
import './lista-ordenada.css'

/** Photograph, two lines of text, the cell's padding. */
const ALTURA_DA_LINHA = 44

interface Props {
  readonly lotes: readonly LoteDoLeilao[] | undefined
  readonly travada: boolean
  /** before it, a freed lot takes no bids yet */
  readonly publicado: boolean
  readonly marcados: ReadonlySet<string>
  readonly marcar: (m: ReadonlySet<string>) => void
  readonly abrir: (lelUid: string) => void
  readonly mover: (de: number, para: number) => void
  readonly transitar: (uids: readonly string[], evento: EventoDaCasa, motivo: string) => Promise<void>
}

export function ListaOrdenada(p: Props) {
  const lotes = p.lotes ?? []
  const { item, anuncio } = useOrdenavel({
    quantos: lotes.length,
    mover: p.mover,
    nome: (i) => `lote ${lotes[i]?.numero ?? ''}`,
    travado: p.travada,
  })
  const corpo = useRef<HTMLTableSectionElement>(null)
  const v = useLinhasVirtuais(lotes.length, ALTURA_DA_LINHA, corpo)
  if (p.lotes === undefined) return <ListaCarregando />
  if (lotes.length === 0)
    return (
      <Text c="dimmed" ta="center" py="xl">
        Nenhum lote ainda. Inclua veículos do estoque ou importe uma planilha.
      </Text>
    )
  return (
    <>
      <VisuallyHidden role="status">{anuncio}</VisuallyHidden>
      <Table.ScrollContainer minWidth={1040}>
        <Table
          verticalSpacing={3}
          highlightOnHover
          className="lista-ordenada"
          aria-rowcount={lotes.length + 1}
        >
          <Cabecalho {...p} />
          <Table.Tbody ref={corpo}>
            <Vao altura={v.antes} />
            {v.indices.map((i) => {
              const l = lotes[i]
              return (
                l && <LinhaDoLote key={l.uid} {...p} l={l} indice={i} ordenavel={item(i)} medir={v.medir} />
              )
            })}
            <Vao altura={v.depois} />
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}

function ListaCarregando() {
  return (
    <Stack gap={6} role="status" aria-busy="true" aria-label="Carregando os lotes">
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} height={38} radius="sm" />
      ))}
    </Stack>
  )
}

function Cabecalho(p: Props) {
  const lotes = p.lotes ?? []
  const todos = lotes.every((l) => p.marcados.has(l.uid))
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th w={40}>
          <Checkbox
            aria-label="Marcar todos os lotes"
            checked={todos}
            indeterminate={!todos && p.marcados.size > 0}
            onChange={() => p.marcar(todos ? new Set() : new Set(lotes.map((l) => l.uid)))}
          />
        </Table.Th>
        {!p.travada && (
          <Table.Th w={36}>
            <VisuallyHidden>Mover</VisuallyHidden>
          </Table.Th>
        )}
        <Table.Th w={56}>Ordem</Table.Th>
        <Table.Th>Lote</Table.Th>
        <Table.Th>Situação</Table.Th>
        <Table.Th ta="right">Mínimo</Table.Th>
        <Table.Th ta="right">Lance</Table.Th>
        <Table.Th>Encerra</Table.Th>
        <Table.Th w={50}>
          <VisuallyHidden>Ações</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  )
}

interface DaLinha extends Props {
  readonly l: LoteDoLeilao
  readonly indice: number
  readonly ordenavel: ItemOrdenavel
  readonly medir: ((linha: HTMLElement | null) => void) | undefined
}

function LinhaDoLote({ l, indice, ordenavel, medir, ...p }: DaLinha) {
  const { linha, alca } = ordenavel
  return (
    <Table.Tr {...linha} ref={medir} data-index={indice} aria-rowindex={indice + 2}>
      <Table.Td>
        <Checkbox
          aria-label={`Marcar o lote ${l.numero}`}
          checked={p.marcados.has(l.uid)}
          onChange={() => {
            const m = new Set(p.marcados)
            if (!m.delete(l.uid)) m.add(l.uid)
            p.marcar(m)
          }}
        />
      </Table.Td>
      {!p.travada && (
        <Table.Td>
          <UnstyledButton className="alca" {...alca}>
            <IconGripVertical size={18} aria-hidden />
          </UnstyledButton>
        </Table.Td>
      )}
      <Table.Td className="numeros">{indice + 1}</Table.Td>
      <Table.Td>
        <Resumo l={l} abrir={() => p.abrir(l.uid)} />
      </Table.Td>
      <Table.Td>
        <SeloDoLote situacao={l.situacao} publicado={p.publicado} />
        {l.motivoSituacao && (
          <Text size="xs" c="dimmed" lineClamp={1}>
            {l.motivoSituacao}
          </Text>
        )}
      </Table.Td>
      <Table.Td className="numeros" ta="right">
        {formatarReais(l.minimo)}
      </Table.Td>
      <Table.Td className="numeros" ta="right">
        <PrecoDaCasa
          lance={l.lance?.valor ?? null}
          vendido={l.valorVendido}
          {...(l.lance ? { quantidade: l.lance.quantidade } : {})}
        />
      </Table.Td>
      <Table.Td className="numeros">{l.dataFim ? formatarDataHora(Date.parse(l.dataFim)) : '—'}</Table.Td>
      <Table.Td>
        <AcoesDoRegistro
          compacto
          acoes={l.acoes}
          nome={`lote ${l.numero}`}
          executar={(evento, motivo) => p.transitar([l.uid], evento as EventoDaCasa, motivo)}
        />
      </Table.Td>
    </Table.Tr>
  )
}

function Resumo({ l, abrir }: { l: LoteDoLeilao; abrir: () => void }) {
  return (
    <UnstyledButton onClick={abrir}>
      <Group gap="sm" wrap="nowrap">
        {l.foto ? (
          <Image src={l.foto} alt="" w={48} h={36} radius="sm" fit="cover" draggable={false} />
        ) : (
          <span className="sem-foto">
            <IconPhotoOff size={18} aria-hidden />
            <VisuallyHidden>Sem foto</VisuallyHidden>
          </span>
        )}
        <div>
          <Group gap={6} wrap="nowrap">
            <Text size="sm" fw={600} lineClamp={1}>
              {l.numero} · {l.nome}
            </Text>
            {l.destaque && <IconStarFilled size={12} role="img" aria-label="Destaque" />}
            {l.conjuntoPrincipalUid && <IconLink size={12} role="img" aria-label="Parte de um conjunto" />}
          </Group>
          <Text size="xs" c="dimmed" lineClamp={1}>
            {[l.veiculo.placa, l.veiculo.anoModelo, l.tipo, l.comitente].filter(Boolean).join(' · ')}
            {l.quantidadeFotos === 0 ? ' · sem fotos' : ''}
          </Text>
        </div>
      </Group>
    </UnstyledButton>
  )
}
