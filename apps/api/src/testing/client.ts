/** The answer to a call. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

/** A browser from the API's point of view: real HTTP, and a cookie jar. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string> = { 'x-requested-with': 'test' },
  ) {}

  get<Body = never>(path: string, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.send<Body>('GET', path, undefined, headers);
  }
  post<Body = never>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, body, headers);
  }
  put<Body = never>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.send<Body>('PUT', path, body, headers);
  }
  delete<Body = never>(path: string, headers?: Record<string, string>): Promise<Answer<Body>> {
    return this.send<Body>('DELETE', path, undefined, headers);
  }

  async send<Body = never>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const isForm = body instanceof FormData || body instanceof Uint8Array;
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...this.cookieHeader(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || isForm ? (body as RequestInit['body']) : JSON.stringify(body),
      }),
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  private cookieHeader(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' ? {} : { cookie };
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
