// The second step of the sign-up: the code of the e-mail. The page says the same whether one was sent or a letter in its place.
import { Button } from '@martelo/ui/button.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { Link } from '../../../core/ligacao.tsx'
import { FalhaDoFormulario, Folha } from '../../../kit/formulario/folha.tsx'
import { useEspera } from '../../../kit/formulario/usar-espera.ts'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { entrou } from '../usuarios/entrar.ts'
import { type CadastroPedido, guardarPedido } from './cadastro-pedido.ts'
import { FormularioDeCodigo } from './formulario-de-codigo.tsx'

interface Props {
  readonly pedido: CadastroPedido
  readonly destino: string
  /** back to the form, with what it says of a field */
  readonly aoVoltar: (erros: Readonly<Record<string, string>>) => void
}

export default function ConfirmarCadastro({ pedido, destino, aoVoltar }: Props) {
  const confirmar = async (codigo: string): Promise<void> => {
    const body = { cadastro: pedido.cadastro, codigo }
    try {
      const sessao = await chamar('POST /v1/cliente/cadastrar/confirmar', { body })
      guardarPedido(null)
      entrou(sessao, `/email?${new URLSearchParams({ redirect: destino })}`)
    } catch (e) {
      if (e instanceof ErroDeChamada && e.campos.apelido) return aoVoltar(e.campos)
      throw e
    }
  }
  return (
    <Folha
      titulo="Confirme o seu e-mail"
      resumo={`Enviamos um código de seis números para ${pedido.destino}. Com ele o cadastro fica pronto.`}
    >
      <FormularioDeCodigo enviar={confirmar} />
      <div className="formulario-fim">
        <Reenviar pedido={pedido} />
        <Button variant="ghost" size="s" onClick={() => aoVoltar({})}>
          Corrigir o e-mail
        </Button>
      </div>
      <p className="formulario-resumo">
        Se este e-mail ou documento já tiver cadastro, a mensagem diz como entrar. Nada chegou? Olhe no spam
        ou <Link to="/fale-conosco">fale conosco</Link>.
      </p>
    </Folha>
  )
}

function Reenviar({ pedido }: { pedido: CadastroPedido }) {
  const espera = useEspera()
  const { ate } = espera
  useEffect(() => ate(pedido.proximoEnvio), [ate, pedido.proximoEnvio])
  const f = useFormulario({
    inicial: {},
    enviar: async () => {
      try {
        const { cadastro } = pedido
        espera.ate(
          (await chamar('POST /v1/cliente/cadastrar/enviar-codigo', { body: { cadastro } })).proximoEnvio,
        )
        avisar({ tipo: 'sucesso', mensagem: 'Mensagem enviada' })
      } catch (e) {
        espera.ouvir(e)
        throw e
      }
    },
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Button type="submit" variant="ghost" size="s" loading={f.enviando} disabled={espera.faltam > 0}>
        {espera.rotulo('Enviar outro código')}
      </Button>
      {espera.faltam === 0 && <FalhaDoFormulario falha={f.falha} />}
    </form>
  )
}
