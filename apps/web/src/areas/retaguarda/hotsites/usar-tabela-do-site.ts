// A small table that is saved whole: what was read, what was typed, and the refusal when it is stale.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

interface Lida<L> {
  readonly padrao: boolean
  readonly marca: string
  readonly linhas: readonly L[]
}

interface Opcoes<L> {
  readonly chave: string
  readonly ler: () => Promise<Lida<L>>
  readonly gravar: (marca: string, linhas: L[]) => Promise<unknown>
}

export function useTabelaDoSite<L>({ chave, ler, gravar }: Opcoes<L>) {
  const consultas = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: [chave], queryFn: ler })
  const [digitadas, setDigitadas] = useState<{ de: string; linhas: readonly L[] } | null>(null)
  const [salvando, setSalvando] = useState(false)
  const mudou = digitadas !== null && digitadas.de === data?.marca
  const linhas = mudou ? digitadas.linhas : (data?.linhas ?? [])
  const mandar = async (novas: readonly L[]): Promise<void> => {
    if (data === undefined) return
    setSalvando(true)
    try {
      await gravar(data.marca, [...novas])
      setDigitadas(null)
      avisarSucesso('Salvo. O site já mostra.')
      await consultas.invalidateQueries({ queryKey: [chave] })
    } catch (e) {
      avisarErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return {
    carregada: data !== undefined,
    padrao: data?.padrao ?? false,
    erro: error,
    refazer: () => void refetch(),
    linhas,
    mudou,
    salvando,
    mudar: (novas: readonly L[]) => data && setDigitadas({ de: data.marca, linhas: novas }),
    descartar: () => setDigitadas(null),
    salvar: () => mandar(linhas),
    /** the product's own table counts again */
    voltarAoPadrao: () => mandar([]),
  }
}
