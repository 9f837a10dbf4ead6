// Settings of the site that name a record of the house: a group, an auctioneer. Empty: no such rule.
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import type { FormularioDoHotsite } from './hotsite-lido.ts'

type Campo = 'grcId' | 'grcIdLogin' | 'cogId' | 'leoId'
interface Opcao {
  readonly id: number
  readonly nome: string
}
interface Ajuste {
  readonly r: FormularioDoHotsite
  readonly campo: Campo
  readonly rotulo: string
  readonly ajuda: string
}

function Escolha({ r, campo, rotulo, ajuda, opcoes }: Ajuste & { opcoes: readonly Opcao[] | undefined }) {
  const valor = r.valores[campo]
  return (
    <Select
      label={rotulo}
      description={ajuda}
      clearable
      searchable
      disabled={opcoes === undefined}
      nothingFoundMessage="Nada encontrado"
      data={(opcoes ?? []).map((o) => ({ value: String(o.id), label: o.nome }))}
      value={valor === null ? null : String(valor)}
      error={r.erros[campo]}
      onChange={(v) => r.mudar(campo, v === null ? null : Number(v))}
    />
  )
}

export function GrupoDeClientesDoSite(p: Ajuste) {
  const { data } = useQuery({
    queryKey: ['grupos-cliente'],
    queryFn: () => chamar('GET /v1/cliente/grupos-cliente'),
  })
  return <Escolha {...p} opcoes={data?.filter((g) => g.situacao === 'Ativo')} />
}

export function GrupoDeComitentesDoSite(p: Ajuste) {
  const { data } = useQuery({
    queryKey: ['grupos-de-comitentes'],
    queryFn: () => chamar('GET /v1/comitentes/listar-grupos-comitentes'),
  })
  return <Escolha {...p} opcoes={data?.map((g) => ({ id: g.cogId, nome: g.nome }))} />
}

export function LeiloeiroDaMarca(p: Ajuste) {
  const { data } = useQuery({
    queryKey: ['leiloeiros-do-site'],
    queryFn: () => chamar('GET /v1/leiloeiros/qb', { query: { ativo: 'sim', porPagina: 200 } }),
  })
  return (
    <Escolha
      {...p}
      opcoes={data?.flatMap((l) => (l.id === null ? [] : [{ id: l.id, nome: l.nome ?? '' }]))}
    />
  )
}
