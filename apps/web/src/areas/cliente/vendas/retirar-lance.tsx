// A conditional that the house keeps beyond its deadline no longer binds its bidder: he may leave here.
import { Button } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'

interface Props {
  readonly lelUid: string
  readonly nome: string
  readonly valor: number
}

export function RetirarLance({ lelUid, nome, valor }: Props) {
  const [aberto, setAberto] = useState(false)
  const consultas = useQueryClient()
  const retirar = async (): Promise<void> => {
    await chamar('DELETE /v1/cliente/condicionais/:lelUid', { params: { lelUid } })
    avisarSucesso('Lance retirado')
    await consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
  }
  return (
    <>
      <Button variant="default" size="xs" mt="xs" onClick={() => setAberto(true)}>
        Retirar meu lance
      </Button>
      <Confirmar
        aberto={aberto}
        titulo="Retirar o lance"
        botao="Retirar o lance"
        perigo
        aoFechar={() => setAberto(false)}
        aoConfirmar={retirar}
      >
        {`O seu lance de ${formatarReais(valor)} no lote ${nome} deixa de valer e nada é devido. Não é possível desfazer.`}
      </Confirmar>
    </>
  )
}
