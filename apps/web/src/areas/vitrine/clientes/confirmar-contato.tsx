// Confirms an e-mail or a mobile number with the code that was sent there. The number can be corrected on the way.
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { PasswordInput } from '@martelo/ui/password-input.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { Link } from '../../../core/ligacao.tsx'
import { useQuem } from '../../../core/marca-atual.ts'
import { FalhaDoFormulario, Folha } from '../../../kit/formulario/folha.tsx'
import { type Espera, useEspera } from '../../../kit/formulario/usar-espera.ts'
import { useFormulario } from '../../../kit/formulario/usar-formulario.ts'
import { comVolta, IR } from '../../../parts/cabeca/caminhos.ts'
import { destinoSeguro } from '../usuarios/destino-seguro.ts'
import { FormularioDeCodigo } from './formulario-de-codigo.tsx'

type Canal = 'email' | 'telefone'
const TEXTOS = {
  email: { titulo: 'Confirme o seu e-mail', onde: 'e-mail', campo: 'E-mail', tela: '/email' },
  telefone: { titulo: 'Confirme o seu celular', onde: 'SMS', campo: 'Celular com DDD', tela: '/telefone' },
} as const

/** Where to go after a confirmation: the next one that is missing, or back to where the person was. */
function proximo(
  pendencias: readonly { confirmacao: string; dependeDoCliente: boolean }[],
  volta: string,
): string {
  const falta = pendencias.find((p) => p.dependeDoCliente)?.confirmacao
  const telas: Record<string, string> = { email: '/email', telefone: '/telefone', documentos: '/documentos' }
  const tela = falta === undefined ? undefined : telas[falta]
  return tela === undefined ? volta : comVolta(tela, volta)
}

export function ConfirmarContato({ canal }: { canal: Canal }) {
  const t = TEXTOS[canal]
  const quem = useQuem()
  const navegar = useNavigate()
  const { search } = useLocation()
  const volta = destinoSeguro(new URLSearchParams(search).get('redirect'), '/')
  const [destino, setDestino] = useState<string | null>(null)
  const [corrigindo, setCorrigindo] = useState(false)
  const espera = useEspera()
  const { ate } = espera

  useEffect(() => {
    if (quem === null) {
      void navegar(comVolta(IR.entrar, t.tela + search), { replace: true })
      return
    }
    chamar('POST /v1/cliente/confirmacoes/consultar-situacao').then(
      (s) => {
        const codigo = s.codigos[canal]
        if ((canal === 'email' ? s.emailOk : s.telefoneOk) && codigo.destino === null)
          void navegar(proximo(s.pendencias, volta), { replace: true })
        else setDestino(codigo.destino ?? (canal === 'email' ? s.email : s.telefone))
        ate(codigo.proximoEnvio)
      },
      (e: unknown) => avisar({ tipo: 'erro', mensagem: (e as Error).message }),
    )
  }, [canal, navegar, quem, t.tela, search, volta, ate])

  const confirmar = async (codigo: string): Promise<void> => {
    const s = await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', { body: { canal, codigo } })
    avisar({ tipo: 'sucesso', mensagem: canal === 'email' ? 'E-mail confirmado' : 'Celular confirmado' })
    void navegar(proximo(s.pendencias, volta))
  }
  // Who is not signed in is on the way to the login; where a code went is not said before it is known.
  if (quem === null || destino === null)
    return (
      <Folha titulo={t.titulo} resumo="Um momento…">
        <title>{t.titulo}</title>
        <meta name="robots" content="noindex" />
      </Folha>
    )
  const mostrado = canal === 'telefone' ? formatarTelefone(destino) : destino
  return (
    <Folha titulo={t.titulo} resumo={`Enviamos um código de seis números por ${t.onde} para ${mostrado}.`}>
      <title>{t.titulo}</title>
      <meta name="robots" content="noindex" />
      <FormularioDeCodigo enviar={confirmar} />
      {corrigindo ? (
        <Corrigir
          canal={canal}
          rotulo={t.campo}
          espera={espera}
          aoEnviar={(novo) => (setDestino(novo), setCorrigindo(false))}
        />
      ) : (
        <div className="formulario-fim">
          <Reenviar canal={canal} espera={espera} />
          <Button variant="ghost" size="s" onClick={() => setCorrigindo(true)}>
            {canal === 'email' ? 'Corrigir o e-mail' : 'Corrigir o número'}
          </Button>
          <Link to={volta}>Fazer depois</Link>
        </div>
      )}
    </Folha>
  )
}

/** Sends, and remembers until when the next one has to be waited for. */
async function mandar(
  espera: Espera,
  body: { canal: Canal; destino?: string; senha?: string },
): Promise<string> {
  try {
    const r = await chamar('POST /v1/cliente/confirmacoes/enviar-codigo', { body })
    espera.ate(r.proximoEnvio)
    avisar({ tipo: 'sucesso', mensagem: 'Código enviado' })
    return r.destino
  } catch (e) {
    espera.ouvir(e)
    throw e
  }
}

function Reenviar({ canal, espera }: { canal: Canal; espera: Espera }) {
  const f = useFormulario({ inicial: {}, enviar: async () => void (await mandar(espera, { canal })) })
  return (
    <form onSubmit={f.aoEnviar}>
      <Button type="submit" variant="ghost" size="s" loading={f.enviando} disabled={espera.faltam > 0}>
        {espera.rotulo('Enviar outro código')}
      </Button>
      {espera.faltam === 0 && <FalhaDoFormulario falha={f.falha} />}
    </form>
  )
}

function Corrigir({
  canal,
  rotulo,
  espera,
  aoEnviar,
}: {
  canal: Canal
  rotulo: string
  espera: Espera
  aoEnviar: (novo: string) => void
}) {
  const f = useFormulario({
    inicial: { destino: '', senha: '' },
    enviar: async (v) => aoEnviar(await mandar(espera, { canal, ...v })),
  })
  return (
    <form onSubmit={f.aoEnviar} noValidate style={{ marginTop: 'var(--space-6)' }}>
      <FalhaDoFormulario falha={f.falha} />
      <Field label={rotulo} error={f.erros.destino} required>
        <TextInput
          name="destino"
          type={canal === 'email' ? 'email' : 'tel'}
          value={f.valores.destino}
          onChange={(e) => f.mudar('destino', e.currentTarget.value)}
        />
      </Field>
      <Field label="Sua senha" error={f.erros.senha} required>
        <PasswordInput
          name="senha"
          autoComplete="current-password"
          value={f.valores.senha}
          onChange={(e) => f.mudar('senha', e.currentTarget.value)}
        />
      </Field>
      <Button type="submit" block loading={f.enviando} disabled={espera.faltam > 0}>
        {espera.rotulo('Enviar o código para cá')}
      </Button>
    </form>
  )
}
