// Runs a change of a sale and shows its answer at once. On a version conflict it reloads the sale and says who
// changed it; nothing is overwritten.
import { useQueryClient } from '@tanstack/react-query'
import { avisarAtencao } from '../../../core/mantine/avisos.ts'
import { conflitoDe } from '../../../kit/ficha/conflito.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { CHAVE_DAS_VENDAS, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'

export function useMudarVenda(
  v: Pick<VendaDaCasa, 'id' | 'uid'>,
): <T>(fazer: () => Promise<T>) => Promise<T> {
  const consultas = useQueryClient()
  return async (fazer) => {
    try {
      return await fazer()
    } catch (e) {
      const conflito = conflitoDe(e)
      if (conflito)
        avisarAtencao(
          `${conflito.por ?? 'Outra pessoa'} acabou de mudar este registro. Confira e tente de novo.`,
        )
      throw e
    } finally {
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
      await consultas.invalidateQueries({ queryKey: chaveDoHistorico('venda', v.uid) })
    }
  }
}
