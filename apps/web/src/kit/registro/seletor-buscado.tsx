// Chooses one of many by typing a part of its name: the server finds, so a list of any length has no end that is not seen.
import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export interface Opcao {
  readonly uid: string
  readonly nome: string
}

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** of the cache: the text and the choice are added */
  readonly chave: readonly unknown[]
  /** the chosen one is among its answers, found by the text or not */
  readonly procurar: (p: {
    readonly busca?: string
    readonly escolhido?: string
  }) => Promise<readonly Opcao[]>
  readonly valor: string | null
  readonly aoEscolher: (uid: string | null) => void
}

export function SeletorBuscado({ chave, procurar, valor, aoEscolher, ...resto }: Props) {
  const [texto, setTexto] = useState('')
  const [busca] = useDebouncedValue(texto.trim(), 200)
  const { data: achados = [], isFetching } = useQuery({
    queryKey: [...chave, busca, valor],
    queryFn: () =>
      procurar({ ...(busca === '' ? {} : { busca }), ...(valor === null ? {} : { escolhido: valor }) }),
    placeholderData: keepPreviousData,
  })
  const rotulo = achados.find((o) => o.uid === valor)?.nome
  return (
    <Select
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar' }}
      {...resto}
      searchable
      nothingFoundMessage={isFetching ? 'Buscando…' : 'Nada encontrado'}
      data={achados.map((o) => ({ value: o.uid, label: o.nome }))}
      filter={({ options }) => options}
      value={valor}
      onSearchChange={(t) => setTexto(t === rotulo ? '' : t)}
      onChange={aoEscolher}
    />
  )
}
