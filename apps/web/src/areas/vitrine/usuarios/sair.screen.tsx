// Leaving: this device gets no more notices of who leaves, the session ends, and the home page opens. A session that ends
// by itself keeps the notices: they are for those who are not looking.
import { useEffect } from 'react'
import { sair } from '../../../core/sessao.ts'
import { desligarAparelho } from '../../../parts/avisos/este-aparelho.ts'
import { Folha } from '../../../kit/formulario/folha.tsx'

export default function Sair() {
  useEffect(() => void desligarAparelho().then(() => sair('/')), [])
  return (
    <Folha titulo="Saindo…" resumo="A sua sessão está sendo encerrada.">
      <meta name="robots" content="noindex" />
      <title>Sair</title>
    </Folha>
  )
}
