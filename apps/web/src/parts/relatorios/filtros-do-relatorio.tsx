// Period, auction, consignor and yard of a report: those that it declares.
import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { PERIODOS } from '@martelo/domain/relatorios/periodos.ts'
import { chamar } from '../../core/api.ts'
import { SeletorBuscado } from '../../kit/registro/seletor-buscado.tsx'
import type { ConsultaDoRelatorio } from './consulta-do-relatorio.ts'

const ROTULO = { leilao: 'Leilão', comitente: 'Comitente', patio: 'Pátio' } as const

export function FiltrosDoRelatorio({ consulta }: { readonly consulta: ConsultaDoRelatorio }) {
  const { nome, busca, mudar } = consulta
  const r = RELATORIOS[nome]
  const periodo = busca.get('periodo') ?? '365'
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} role="group" aria-label="Filtros">
      {r.periodo !== null && (
        <Select
          label={r.periodo}
          allowDeselect={false}
          value={periodo}
          onChange={(v) => v !== null && mudar({ periodo: v, de: '', ate: '' })}
          data={Object.entries(PERIODOS).map(([value, label]) => ({ value, label }))}
        />
      )}
      {r.periodo !== null && periodo === 'datas' && (
        <>
          <TextInput
            type="date"
            label="De"
            value={busca.get('de') ?? ''}
            onChange={(e) => mudar({ de: e.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Até"
            value={busca.get('ate') ?? ''}
            onChange={(e) => mudar({ ate: e.currentTarget.value })}
          />
        </>
      )}
      {r.filtros.map((f) => (
        <SeletorBuscado
          key={f}
          label={ROTULO[f]}
          placeholder="Todos"
          chave={['opcoes-dos-relatorios', f]}
          procurar={(p) => chamar('GET /v1/relatorios/opcoes', { query: { filtro: f, ...p } })}
          valor={busca.get(f)}
          aoEscolher={(v) => mudar({ [f]: v ?? '' })}
        />
      ))}
    </SimpleGrid>
  )
}
