// Leaving: the session ends and the home page opens.
import { useEffect } from 'react'
import { sair } from '../../../core/sessao.ts'
import { Folha } from '../../../parts/formulario/folha.tsx'

export default function Sair() {
  useEffect(() => void sair('/'), [])
  return (
    <Folha titulo="Saindo…" resumo="A sua sessão está sendo encerrada.">
      <meta name="robots" content="noindex" />
      <title>Sair</title>
    </Folha>
  )
}
