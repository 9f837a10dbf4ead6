import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'

interface Props {
  readonly patUid: string | null
  readonly valor: string | null
  readonly mudar: (vagaUid: string | null) => void
  readonly erro?: string | undefined
}

/** The free places of a yard, to choose from; none may be chosen. */
export function VagasLivres({ patUid, valor, mudar, erro }: Props) {
  const { data } = useQuery({
    queryKey: ['planta', patUid],
    queryFn: () => chamar('GET /v1/patios/:patUid/planta', { params: { patUid: patUid ?? '' } }),
    enabled: patUid !== null,
  })
  const livres = data?.vagas.filter((v) => v.estadia === null) ?? []
  return (
    <Select
      label="Vaga"
      placeholder={data && livres.length === 0 ? 'Nenhuma vaga livre' : 'Sem vaga marcada'}
      disabled={patUid === null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar a vaga' }}
      data={livres.map((v) => ({ value: v.uid, label: v.coberta ? `${v.codigo} (coberta)` : v.codigo }))}
      value={valor}
      onChange={mudar}
      error={erro}
    />
  )
}
