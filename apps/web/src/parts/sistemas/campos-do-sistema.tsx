// What a key and an address of a consignor's system are asked alike: the dialog, whose it is, on which data, and for what.
import { Checkbox, Modal, Select, Stack } from '@mantine/core'
import { AMBIENTES, type Ambiente, ROTULO_DO_AMBIENTE } from '@martelo/domain/sistemas/escopos.ts'
import type { ReactNode } from 'react'
import type { Sistemas } from './consulta-dos-sistemas.ts'

interface PropsDoDialogo {
  readonly aberto: boolean
  readonly titulo: string
  readonly aoFechar: () => void
  /** made when it opens, so that each opening begins anew */
  readonly children: () => ReactNode
}

export function DialogoDoSistema({ aberto, titulo, aoFechar, children }: PropsDoDialogo) {
  return (
    <Modal opened={aberto} onClose={aoFechar} title={titulo} closeButtonProps={{ 'aria-label': 'Fechar' }}>
      {aberto && children()}
    </Modal>
  )
}

interface PropsDeQuem extends Pick<Sistemas, 'comitentes'> {
  readonly comId: string
  readonly erro: string | undefined
  mudar(comId: string): void
}

export const ComitenteDoSistema = ({ comitentes, comId, erro, mudar }: PropsDeQuem) => (
  <Select
    label="Comitente"
    name="comId"
    required
    searchable
    data={comitentes.map((c) => ({ value: String(c.comId), label: c.nome }))}
    value={comId || null}
    error={erro}
    onChange={(x) => mudar(x ?? '')}
  />
)

interface PropsDoAmbiente {
  readonly ambiente: Ambiente
  readonly descricao?: string
  mudar(a: Ambiente): void
}

export const AmbienteDoSistema = ({ ambiente, descricao, mudar }: PropsDoAmbiente) => (
  <Select
    label="Ambiente"
    name="ambiente"
    description={descricao}
    required
    allowDeselect={false}
    data={AMBIENTES.map((a) => ({ value: a, label: ROTULO_DO_AMBIENTE[a] }))}
    value={ambiente}
    onChange={(x) => x !== null && mudar(x)}
  />
)

interface PropsDosMarcados<T extends string> {
  readonly rotulo: string
  readonly nomes: readonly T[]
  readonly palavras: Readonly<Record<T, string>>
  readonly marcados: T[]
  readonly erro: string | undefined
  mudar(marcados: T[]): void
}

export const MarcadosDoSistema = <T extends string>(p: PropsDosMarcados<T>) => (
  <Checkbox.Group label={p.rotulo} value={p.marcados} error={p.erro} onChange={p.mudar}>
    <Stack gap="xs" mt="xs">
      {p.nomes.map((n) => (
        <Checkbox key={n} value={n} label={p.palavras[n]} />
      ))}
    </Stack>
  </Checkbox.Group>
)
