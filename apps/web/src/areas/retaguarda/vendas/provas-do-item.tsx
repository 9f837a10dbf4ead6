// Proofs of one item that are no money (a third party's authorisation, the receipt of the post): each with its answer, and the
// receipt is sent here.
import { Stack, Text } from '@mantine/core'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  COMPROVANTES_DO_ITEM,
  impedimentoDoComprovante,
  podeEnviarComprovante,
  podeValidarComprovante,
  ROTULO_DO_COMPROVANTE_DO_ITEM,
} from '@martelo/domain/entregas/comprovante-do-item.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useQuem } from '../../../core/marca-atual.ts'
import { EnviarComprovante } from '../../../parts/pagamentos/enviar-arquivo.tsx'
import { ResponderComprovante } from '../../../parts/pagamentos/resposta-ao-comprovante.tsx'
import { CHAVE_DAS_VENDAS, type ItemDaCompra, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'

interface Props {
  readonly v: VendaDaCasa
  readonly i: ItemDaCompra
}

export function ProvasDoItem({ v, i }: Props) {
  const consultas = useQueryClient()
  const reler = () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
  const quem = atoresDosPapeis(useQuem()?.papeis ?? [])
  const d = i.informacoesDocumentacao
  const fatos = {
    venda: v.situacao,
    retirada: i.retirada.situacao,
    porTerceiro: i.agendamentoRetirada?.terceiro != null,
    documentacao: d.situacao,
    metodoEnvio: d.metodoEnvio,
  }
  return COMPROVANTES_DO_ITEM.map((tipo) => {
    const provas = v.comprovantes.filter((c) => c.itemUid === i.uid && c.tipo === tipo)
    const enviar =
      tipo === 'aviso_de_recebimento' &&
      podeEnviarComprovante(tipo, quem) &&
      impedimentoDoComprovante(tipo, fatos) === null
    if (provas.length === 0 && !enviar) return null
    return (
      <Stack key={tipo} gap="xs" mt="sm">
        <Text size="sm" fw={600}>
          {ROTULO_DO_COMPROVANTE_DO_ITEM[tipo]}
        </Text>
        {provas.map((c) => (
          <ResponderComprovante
            key={c.uid}
            c={c}
            pode={podeValidarComprovante(tipo, quem)}
            aoResponder={reler}
          />
        ))}
        {enviar && (
          <EnviarComprovante
            key={provas[0]?.uid}
            doItem={{ itemUid: i.uid, tipo }}
            aoEnviar={() => void reler()}
          />
        )}
      </Stack>
    )
  })
}
