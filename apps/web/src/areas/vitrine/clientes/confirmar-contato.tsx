// Confirms an e-mail or a mobile number with the code that was sent there. The number can be corrected on the way.
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Link } from '../../../core/ligacao.tsx'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { FalhaDoFormulario, Folha } from '../../../parts/formulario/folha.tsx'
import { useFormulario } from '../../../parts/formulario/usar-formulario.ts'
import { destinoSeguro } from '../usuarios/entrar.ts'

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
  return tela === undefined ? volta : `${tela}?${new URLSearchParams({ redirect: volta })}`
}

export function ConfirmarContato({ canal }: { canal: Canal }) {
  const t = TEXTOS[canal]
  const quem = useQuem()
  const navegar = useNavigate()
  const volta = destinoSeguro(useSearchParams()[0].get('redirect'), '/')
  const [destino, setDestino] = useState<string | null>(null)
  const [corrigindo, setCorrigindo] = useState(false)

  useEffect(() => {
    if (quem === null) {
      void navegar(`/login?${new URLSearchParams({ redirect: t.tela })}`, { replace: true })
      return
    }
    chamar('POST /v1/cliente/confirmacoes/consultar-situacao').then(
      (s) => {
        if (canal === 'email' ? s.emailOk : s.telefoneOk)
          void navegar(proximo(s.pendencias, volta), { replace: true })
        else setDestino(canal === 'email' ? s.email : s.telefone)
      },
      (e: unknown) => avisar({ tipo: 'erro', mensagem: (e as Error).message }),
    )
  }, [canal, navegar, quem, t.tela, volta])

  const f = useFormulario({
    inicial: { codigo: '' },
    enviar: async ({ codigo }) => {
      const s = await chamar('POST /v1/cliente/confirmacoes/confirmar-codigo', { body: { canal, codigo } })
      avisar({ tipo: 'sucesso', mensagem: canal === 'email' ? 'E-mail confirmado' : 'Celular confirmado' })
      void navegar(proximo(s.pendencias, volta))
    },
  })
  const mostrado = destino === null ? '…' : canal === 'telefone' ? formatarTelefone(destino) : destino
  return (
    <Folha titulo={t.titulo} resumo={`Enviamos um código de seis números por ${t.onde} para ${mostrado}.`}>
      <title>{t.titulo}</title>
      <meta name="robots" content="noindex" />
      <form onSubmit={f.aoEnviar} noValidate>
        <FalhaDoFormulario falha={f.falha} />
        <Field label="Código" error={f.erros.codigo} required>
          <TextInput
            className="folha-codigo"
            name="codigo"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            value={f.valores.codigo}
            onChange={(e) => f.mudar('codigo', e.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="l" block loading={f.enviando}>
          Confirmar
        </Button>
      </form>
      {corrigindo ? (
        <Corrigir
          canal={canal}
          rotulo={t.campo}
          aoEnviar={(novo) => (setDestino(novo), setCorrigindo(false))}
        />
      ) : (
        <div className="folha-fim">
          <Reenviar canal={canal} />
          <Button variant="ghost" size="s" onClick={() => setCorrigindo(true)}>
            {canal === 'email' ? 'Corrigir o e-mail' : 'Corrigir o número'}
          </Button>
          <Link to={volta}>Fazer depois</Link>
        </div>
      )}
    </Folha>
  )
}

function Reenviar({ canal }: { canal: Canal }) {
  const f = useFormulario({
    inicial: {},
    enviar: async () => {
      await chamar('POST /v1/cliente/confirmacoes/enviar-codigo', { body: { canal } })
      avisar({ tipo: 'sucesso', mensagem: 'Código enviado' })
    },
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Button type="submit" variant="ghost" size="s" loading={f.enviando}>
        Enviar outro código
      </Button>
      <FalhaDoFormulario falha={f.falha} />
    </form>
  )
}

function Corrigir({
  canal,
  rotulo,
  aoEnviar,
}: {
  canal: Canal
  rotulo: string
  aoEnviar: (novo: string) => void
}) {
  const f = useFormulario({
    inicial: { destino: '' },
    enviar: async ({ destino }) => {
      const r = await chamar('POST /v1/cliente/confirmacoes/enviar-codigo', { body: { canal, destino } })
      avisar({ tipo: 'sucesso', mensagem: 'Código enviado' })
      aoEnviar(r.destino)
    },
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
      <Button type="submit" block loading={f.enviando}>
        Enviar o código para cá
      </Button>
    </form>
  )
}
