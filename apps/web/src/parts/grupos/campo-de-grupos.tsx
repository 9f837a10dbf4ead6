// The groups of clients that a lot or an auction is for; none: for all.
import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'

interface Props {
  readonly valor: readonly number[]
  readonly mudar: (ids: number[]) => void
  readonly travado?: boolean
  readonly erro?: string | undefined
  readonly rotulo?: string
  readonly ajuda?: string
}

export function CampoDeGrupos({ valor, mudar, travado, erro, rotulo, ajuda }: Props) {
  const { data } = useQuery({
    queryKey: ['grupos-cliente'],
    queryFn: () => chamar('GET /v1/cliente/grupos-cliente'),
    retry: false,
  })
  const opcoes = (data ?? [])
    .filter((g) => g.situacao === 'Ativo' || valor.includes(g.id))
    .map((g) => ({ value: String(g.id), label: `${g.nome} (${g.membros})` }))
  const conhecidos = new Set(opcoes.map((o) => o.value))
  const soltos = valor
    .filter((id) => !conhecidos.has(String(id)))
    .map((id) => ({ value: String(id), label: `Grupo ${id}` }))
  return (
    <MultiSelect
      label={rotulo ?? 'Só para os grupos de clientes'}
      description={ajuda ?? 'Em branco: para todos'}
      data={[...opcoes, ...soltos]}
      value={valor.map(String)}
      onChange={(v) => mudar(v.map(Number))}
      disabled={travado === true}
      error={erro}
      searchable
      clearable
      nothingFoundMessage="Nenhum grupo"
    />
  )
}
