// The yards in which this person works: with the role Pátio, he sees and acts in these only.
import { Alert, MultiSelect, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { BarraDeSalvar } from '../../kit/registro/barra-de-salvar.tsx'
import { useRegistro } from '../../kit/registro/usar-registro.ts'

interface Pessoa {
  readonly uid: string
  readonly papeis: readonly string[]
  readonly patios: readonly { readonly uid: string }[]
}

export function PatiosDaPessoa({ u, refazer }: { u: Pessoa; refazer: () => Promise<void> }) {
  const { data: patios } = useQuery({
    queryKey: ['patios-para-ligar'],
    queryFn: () => chamar('GET /v1/patios/qb', { query: { pagina: 1, porPagina: 200, ordenar: 'nome' } }),
  })
  const r = useRegistro({
    lido: { patUids: u.patios.map((p) => p.uid) },
    salvar: (d) => chamar('PUT /v1/usuarios/:uid/patios', { params: { uid: u.uid }, body: d }),
    aoSalvar: () => void refazer(),
    mensagem: 'Pátios ligados',
  })
  const semPapel = !u.papeis.includes('Pátio')
  return (
    <Stack>
      {semPapel && (
        <Alert color="gray">Esta conta não tem o papel Pátio: os vínculos só valem com ele.</Alert>
      )}
      {!semPapel && r.valores.patUids.length === 0 && (
        <Alert color="yellow">Sem nenhum pátio ligado, esta pessoa não vê veículos nem retiradas.</Alert>
      )}
      <MultiSelect
        name="patUids"
        label="Pátios em que trabalha"
        placeholder={r.valores.patUids.length === 0 ? 'Escolha os pátios' : ''}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Limpar os pátios' }}
        nothingFoundMessage="Nenhum pátio com esse nome"
        error={r.erros.patUids}
        data={(patios ?? []).map((p) => ({ value: p.uid, label: `${p.nome}, ${p.cidade}/${p.uf}` }))}
        value={[...r.valores.patUids]}
        onChange={(patUids) => r.mudar('patUids', patUids)}
      />
      <BarraDeSalvar r={r} />
    </Stack>
  )
}
