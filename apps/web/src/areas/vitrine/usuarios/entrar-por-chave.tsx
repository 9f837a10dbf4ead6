// The way in by passkey, beside the password: shown where the browser has passkeys.
import { Button } from '@martelo/ui/button.tsx'
import { useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { assinarNoAparelho, haChaves } from '../../../core/chave-de-acesso.ts'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { FalhaDoFormulario } from '../../../kit/formulario/folha.tsx'

interface Entrada {
  readonly dataFimToken: string
  readonly manterLogado: boolean
  readonly roles: readonly string[]
}

export default function EntrarPorChave(p: { manterLogado: boolean; aoEntrar: (s: Entrada) => void }) {
  const [ha, setHa] = useState(false)
  const ligado = useRecurso('chaves-de-acesso')
  const [entrando, setEntrando] = useState(false)
  const [falha, setFalha] = useState<{ texto: string; requestId: string | undefined } | null>(null)
  useEffect(() => setHa(haChaves()), [])
  if (!ha || !ligado) return null
  const entrar = async (): Promise<void> => {
    setEntrando(true)
    setFalha(null)
    try {
      const resposta = await assinarNoAparelho(await chamar('POST /v1/usuario/chaves/entrar/opcoes', {}))
      if (resposta === null) return
      const body = { resposta, manterLogado: p.manterLogado }
      p.aoEntrar(await chamar('POST /v1/usuario/chaves/entrar', { body }))
    } catch (e) {
      const texto = e instanceof Error ? e.message : 'Algo falhou. Tente novamente.'
      setFalha({ texto, requestId: undefined })
    } finally {
      setEntrando(false)
    }
  }
  return (
    <>
      <FalhaDoFormulario falha={falha} />
      <Button type="button" size="l" block loading={entrando} onClick={() => void entrar()}>
        Entrar com chave de acesso
      </Button>
    </>
  )
}
